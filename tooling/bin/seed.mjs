// `npm run seed -- --talents 100000 --roles 1000 --random 7`: fills the running store with a demo market, reproducibly.
import { runOnStore } from '../start/on-running-store.mjs';

runOnStore('demo-market/dist/seed.js');
