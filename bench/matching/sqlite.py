"""SQLite in memory with clustered keys: loads the tables of a folder, then answers one query a line with its rows and time."""
import json
import sqlite3
import sys
import time

KEYS = {
    "p": "category, id",
    "ps": "skill, category, pid",
    "pr": "role, category, pid",
    "pc": "country, category, pid",
    "pt": "city, category, pid",
}
folder, tables = sys.argv[1], json.loads(sys.argv[2])
db = sqlite3.connect(":memory:", isolation_level=None)
db.execute("pragma cache_size = -4000000")
db.execute("pragma temp_store = memory")


def rows(table):
    with open(f"{folder}/{table}.tsv", encoding="utf-8") as file:
        for line in file:
            yield [None if value == "\\N" else value for value in line.rstrip("\n").split("\t")]


for table, columns in tables.items():
    db.execute(f"create table {table} ({columns}, primary key ({KEYS[table]})) without rowid")
    places = ",".join("?" * len(columns.split(",")))
    db.execute("begin")
    db.executemany(f"insert into {table} values ({places})", rows(table))
    db.execute("commit")
db.execute("analyze")
print(json.dumps({"version": sqlite3.sqlite_version}), flush=True)
for line in sys.stdin:
    started = time.perf_counter()
    found = db.execute(line).fetchall()
    print(json.dumps({"rows": found, "ms": (time.perf_counter() - started) * 1000}), flush=True)
