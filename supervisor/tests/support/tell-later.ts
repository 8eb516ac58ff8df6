// `tell-later.ts <folder>`: loads a service, starts it once it is loaded, starts it anew elsewhere, and stops it for good; what it says
// is in the folder.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Service } from '../../src/service.js';

const POLL_MS = 20;
const logs = process.argv[2] ?? '';
const log = path.join(logs, 'child.log');
const script = path.join(import.meta.dirname, 'told-later.ts');

async function says(line: string): Promise<void> {
  while (!(existsSync(log) && readFileSync(log, 'utf8').includes(`${line}\n`))) await wait(POLL_MS);
}

const service = new Service({ name: 'child', script, environment: process.env, logs });
service.load();
if (process.env['BROKEN'] === undefined) {
  await says('loaded');
  await service.start({ WHERE: 'here' });
  const again = new Promise<void>((resolve) => {
    service.onRestart = resolve;
  });
  service.restartWith({ WHERE: 'there' });
  await again;
  await says('told there');
} else {
  while (service.pid !== undefined) await wait(POLL_MS);
  await service.start({ WHERE: 'here' }).catch((error: unknown) => console.log(String(error)));
}
await service.stop();
await service.start().catch((error: unknown) => console.log(String(error)));
console.log(service.pid === undefined ? 'nothing runs' : 'something runs');
