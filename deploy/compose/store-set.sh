#!/bin/bash
# Makes the three stores one replica set. What is done already stays as it is, so it may run again.
set -euo pipefail
password=$(</run/secrets/store_password)
ask() { mongosh --quiet --host store-1 --username vela --password "$password" --authenticationDatabase admin --eval "$1"; }
until ask 'db.runCommand({ ping: 1 })' >/dev/null 2>&1; do sleep 1; done
ask '
  try { rs.status() } catch (error) {
    if (error.codeName !== "NotYetInitialized") throw error;
    rs.initiate({ _id: "rs0", members: [1, 2, 3].map((number) => ({ _id: number, host: `store-${number}:27017` })) });
  }
'
until ask 'quit(db.hello().setName === "rs0" && db.hello().primary ? 0 : 1)' >/dev/null 2>&1; do sleep 1; done
