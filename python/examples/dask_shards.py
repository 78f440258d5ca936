#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scores a made corpus in 50 shards on two local workers of Dask, merges, and holds the sum against the whole.

dask_shards.py [--program touchstone-cli] [--shards 50] [--documents 500]

Needs python3-dask and python3-distributed. The same two calls stand in Spark and Slurm: see the help page
"Shards of a corpus".
"""
import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

TYPES = ["PER", "LOC", "ORG", "MISC"]


def document(number, chance):
    """A gold line and a system line: the system misses, invents, widens and renames some annotations."""
    words = [chance.choice(["Ada", "Rome", "went", "to", "the", "old", "bank", "of"]) for _ in range(60)]
    gold, system, at = [], [], 0
    for word in words:
        if word[0].isupper():
            entity = {"start": at, "end": at + len(word), "type": chance.choice(TYPES)}
            gold.append(entity)
            luck = chance.random()
            if luck < 0.7:
                system.append(entity)
            elif luck < 0.8:
                system.append({**entity, "type": chance.choice(TYPES)})
            elif luck < 0.9:
                system.append({**entity, "end": entity["end"] - 1})
        elif chance.random() < 0.03:
            system.append({"start": at, "end": at + len(word), "type": chance.choice(TYPES)})
        at += len(word) + 1
    head = {"id": f"document {number:04}", "text": " ".join(words)}
    return [json.dumps({**head, "entities": entities}) + "\n" for entities in (gold, system)]


def write_corpus(folder, shards, documents):
    """The whole corpus as shard None, and its shards, as (gold, run, statistics)."""
    chance = random.Random(19)
    lines = [document(number, chance) for number in range(documents)]
    homes = [chance.randrange(shards) for _ in lines]
    made = []
    for shard in [None, *range(shards)]:
        name = "whole" if shard is None else f"shard{shard:02}"
        paths = [os.path.join(folder, name + end) for end in (".gold.jsonl", ".run.jsonl", ".statistics")]
        own = [pair for pair, home in zip(lines, homes) if shard is None or home == shard]
        if own:
            for side in (0, 1):
                with open(paths[side], "w", encoding="utf-8") as file:
                    file.writelines(pair[side] for pair in own)
            made.append(paths)
    return made[0], made[1:]


def score(program, paths):
    """What a worker does with a shard; the name of the file that it leaves."""
    gold, run, statistics = paths
    subprocess.run([program, "score", "--gold", gold, "--system", "run=" + run, "--statistics", statistics, "--threads", "1", "--quiet",
                    "-o", statistics + ".txt"], check=True)
    return statistics


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="touchstone-cli")
    parser.add_argument("--shards", type=int, default=50)
    parser.add_argument("--documents", type=int, default=500)
    options = parser.parse_args()
    if shutil.which(options.program) is None:
        sys.exit(f"There is no program {options.program}: name touchstone-cli by --program, or put its folder into PATH.")
    try:
        from dask.distributed import Client, LocalCluster
    except ImportError:
        print("This example needs Dask: apt-get install python3-dask python3-distributed", file=sys.stderr)
        sys.exit(77)

    with tempfile.TemporaryDirectory() as folder:
        whole, shards = write_corpus(folder, options.shards, options.documents)
        with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None,
                          local_directory=folder) as cluster, Client(cluster) as client:
            files = client.gather(client.map(score, [options.program] * len(shards), shards))

        def flat(words):
            done = subprocess.run([options.program, *words, "--json=flat", "--quiet"], check=True,
                                  stdout=subprocess.PIPE)
            return json.loads(done.stdout)

        merged = flat(["merge", *files])
        alone = flat(["score", "--gold", whole[0], "--system", "run=" + whole[1]])
        if merged != alone:
            sys.exit("The sum of the shards is not the whole.")
        print(f"{len(files)} shards, {options.documents} documents: muc.strict.f1 {merged['muc.strict.f1']:.4f}, "
              f"{len(merged)} scores as of the whole.")


if __name__ == "__main__":
    main()
