// `keep-talking.ts <folder>`: keeps a service running that says a lot, its log in the folder, and tells whether it still runs when
// it said all.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Service } from '../../src/service.js';

/** What was written fails, where it does, a moment later. */
const MOMENT_MS = 300;

const script = path.join(import.meta.dirname, 'talks.ts');
const service = new Service({ name: 'api', script, environment: process.env, logs: process.argv[2] ?? '' });
await service.start();
await wait(MOMENT_MS);
console.log(service.pid === undefined ? 'nothing runs' : 'it runs');
await service.stop();
