le président <pers> Anton Rey </pers> quitte <loc> Dunmore </loc> pour <org> Orbit Works </org>
