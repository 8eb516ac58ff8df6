import net, { type AddressInfo } from 'node:net';
import type { App } from '../../src/app.js';
import { readConfig } from '../../src/config/index.js';
import { createApp } from '../../src/create-app.js';
import { systemClock } from '../../src/platform/clock/index.js';
import { connectStore } from '../../src/platform/database/index.js';
import { ApiProcess } from './api-process.js';
import { insertCategories, type TestCategory } from './categories.js';
import { type MailCatcher, startMailCatcher } from './mail-catcher.js';
import { startTestStore } from './store.js';
import { environmentFor, startSandbox } from './surroundings.js';

/** Two processes of the API and two workers on one store, with the services around them in this process. */
export interface ReplicaWorld {
  readonly apis: readonly [ApiProcess, ApiProcess];
  readonly workers: readonly [ApiProcess, ApiProcess];
  /** What the store holds, seen from this process. */
  readonly app: App;
  readonly category: TestCategory;
  readonly mail: MailCatcher;
  stop(): Promise<void>;
}

/** A port that stays a process' own when it is started anew. */
export const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(String(port)));
    });
  });

/**
 * Starts such a world; answers are held for as long as they can be, so that nothing becomes right by waiting.
 * @param environment settings that differ from those of tests
 */
export async function startReplicaWorld(environment: Readonly<Record<string, string>> = {}): Promise<ReplicaWorld> {
  const cleanUps: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await Promise.resolve(cleanUp());
  };
  try {
    const store = await startTestStore();
    cleanUps.push(() => store.stop());
    const sandbox = await startSandbox(systemClock, () => 0);
    cleanUps.push(() => sandbox.stop());
    const mail = await startMailCatcher();
    cleanUps.push(() => mail.stop());
    const settings = {
      ...environmentFor(store.uri, sandbox.origin),
      ANSWER_CACHE_MS: '10000',
      API_JOBS: 'none',
      LOG_LEVEL: 'error',
      SEED: 'none',
      SMTP_URL: mail.url,
      ...environment,
    };
    const connection = await connectStore(store.uri);
    cleanUps.push(() => connection.close());
    const app = createApp(readConfig({ ...settings, LOG_LEVEL: 'silent' }), connection, {});
    cleanUps.push(() => app.availability.stop());
    const [category] = await insertCategories(app);
    const [one, other] = [await freePort(), await freePort()];
    const apis = [new ApiProcess({ ...settings, PORT: one }), new ApiProcess({ ...settings, PORT: other })] as const;
    const workers = [new ApiProcess(settings, 'work.ts'), new ApiProcess(settings, 'work.ts')] as const;
    const all = [...apis, ...workers];
    cleanUps.push(() => Promise.all(all.map((process) => process.kill())));
    await Promise.all(all.map((process) => process.start()));
    return { apis, workers, app, category, mail, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
