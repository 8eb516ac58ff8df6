import type { App } from '../../../src/app.js';
import { readConfig } from '../../../src/config/index.js';
import { createApp } from '../../../src/create-app.js';
import { systemClock } from '../../../src/platform/clock/index.js';
import { connectStore } from '../../../src/platform/database/index.js';
import { ApiProcess } from '../../support/api-process.js';
import { insertCategories } from '../../support/categories.js';
import { Line } from '../../support/line.js';
import { joinAs } from '../../support/sign-in.js';
import { startTestStore } from '../../support/store.js';
import { environmentFor, startSandbox } from '../../support/surroundings.js';
import { Visitor } from '../../support/visitor.js';
import type { World } from '../../support/world.js';

/** The API in a process of its own, with its store and the services around it in this one, so that either can fail. */
export interface FaultWorld extends Pick<
  World,
  'category' | 'otherCategory' | 'join' | 'visitor' | 'stripe' | 'sandboxOrigin' | 'stop'
> {
  readonly api: ApiProcess;
  /** Between the API and its store. */
  readonly line: Line;
  /** What the store holds, seen from this process, past the line. */
  readonly app: App;
}

/**
 * Starts a world around an API that runs.
 * @param environment settings that differ from those of tests
 */
export async function startFaultWorld(environment: Readonly<Record<string, string>> = {}): Promise<FaultWorld> {
  const cleanUps: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await Promise.resolve(cleanUp());
  };
  try {
    const store = await startTestStore();
    cleanUps.push(() => store.stop());
    const line = new Line(store.uri);
    await line.join();
    cleanUps.push(() => line.cut());
    // Set below: the sandbox is there before the API, whose webhooks it sends.
    let port = (): number => 0;
    const sandbox = await startSandbox(systemClock, () => port());
    cleanUps.push(() => sandbox.stop());
    const settings = { ...environmentFor(line.uri, sandbox.origin), LOG_LEVEL: 'error', SEED: 'none', ...environment };
    const connection = await connectStore(store.uri);
    cleanUps.push(() => connection.close());
    const app = createApp(readConfig({ ...settings, LOG_LEVEL: 'silent' }), connection, {});
    cleanUps.push(() => app.availability.stop());
    const [category, otherCategory] = await insertCategories(app);
    const api = new ApiProcess(settings);
    port = () => api.port;
    cleanUps.push(() => api.kill());
    await api.start();
    const visitor = (): Visitor => new Visitor(() => api.port);
    return {
      api,
      line,
      app,
      stripe: sandbox.stripe,
      sandboxOrigin: sandbox.origin,
      category,
      otherCategory,
      visitor,
      stop,
      join: (person) => joinAs(person, visitor()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
