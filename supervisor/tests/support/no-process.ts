// `no-process.ts <folder>`: a service for which there is no process, at its first start and when it is started again; whether Node
// throws that or tells it later. Its logs are in the folder.
import path from 'node:path';
import { StartProblem } from '../../src/machine/problem.js';
import { Service } from '../../src/service.js';

const logs = process.argv[2] ?? '';
const script = path.join(import.meta.dirname, 'talks.ts');
const { execPath } = process;

/** What leaves no process, and what mends it. */
interface Trouble {
  readonly begin: (service: Service) => void;
  readonly end: (service: Service) => void;
}

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'a program that is gone': {
    begin: () => {
      process.execPath = path.join(logs, 'gone');
    },
    end: () => {
      process.execPath = execPath;
    },
  },
  'more environment than the system takes': {
    begin: (service) => service.restartWith({ BIG: 'x'.repeat(4 * 1024 * 1024) }),
    end: (service) => service.restartWith({ BIG: undefined }),
  },
};

const attempt = (service: Service): Promise<void> =>
  new Promise((resolve) => {
    service.onRestart = resolve;
  });

for (const [name, { begin, end }] of Object.entries(TROUBLES)) {
  const service = new Service({ name: 'api', script, environment: process.env, logs });
  begin(service);
  service.load();
  await service.start().catch((error: unknown) => console.log(error instanceof StartProblem, String(error)));
  end(service);
  await service.start();
  const ended = attempt(service);
  begin(service);
  if (service.pid !== undefined) process.kill(service.pid, 'SIGKILL');
  await ended;
  console.log(`${name}: ${service.pid === undefined ? 'no process' : 'a process'}`);
  const mended = attempt(service);
  end(service);
  await mended;
  console.log(`${name}: ${service.pid === undefined ? 'no process' : 'a process'} again`);
  begin(service);
  await service.stop();
  end(service);
}

const stopped = new Service({ name: 'api', script, environment: process.env, logs });
process.execPath = path.join(logs, 'gone');
stopped.load();
await stopped.stop();
console.log('nothing runs');
