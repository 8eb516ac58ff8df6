import type { StripeStandIn, ViesRegister } from '@vela/sandbox';
import { readConfig } from '../../src/config/index.js';
import { toError } from '../../src/platform/errors/index.js';
import { type RunningServer, type ServerOptions, startServer } from '../../src/server.js';
import { insertCategories, type TestCategory } from './categories.js';
import { TestClock } from './clock.js';
import { type WatchedQuestions, watchQuestions } from './questions.js';
import { joinAs, type Member, signInAs, type SignUp } from './sign-in.js';
import { startTestStore, type TestStore } from './store.js';
import { environmentFor, startSandbox } from './surroundings.js';
import { type Answer, Visitor } from './visitor.js';

export interface World {
  readonly server: RunningServer;
  readonly store: TestStore;
  readonly clock: TestClock;
  readonly category: TestCategory;
  readonly otherCategory: TestCategory;
  /** The payment provider that the server was told to use. */
  readonly stripe: StripeStandIn;
  /** The register of VAT numbers that the server was told to ask. */
  readonly vies: ViesRegister;
  /** What calls ask the store; the world's end fails where an index is missing. */
  readonly questions: WatchedQuestions;
  /** Origin of the stand-ins. */
  readonly sandboxOrigin: string;
  visitor(): Visitor;
  /** Goes through the sign-in up to the browser's way back; the answer is that of the last call. */
  signIn(person: SignUp, visitor?: Visitor): Promise<Answer>;
  /** Signs in and reads who that is. */
  join(person: SignUp): Promise<Member>;
  stop(): Promise<void>;
}

/**
 * Starts the real server on an empty store with two job categories, and the LinkedIn stand-in beside it.
 * It is alone on its store, as `npm start` has it: a test that starts a second one says `API_REPLICAS: 'many'`.
 * @param environment settings that differ from those of tests
 */
export async function startWorld(
  environment: Readonly<Record<string, string>> = {},
  options: ServerOptions = {},
): Promise<World> {
  const clock = new TestClock();
  let apiPort = 0;
  const [store, sandbox] = await Promise.all([startTestStore(), startSandbox(clock, () => apiPort)]);
  const config = readConfig({ ...environmentFor(store.uri, sandbox.origin), API_REPLICAS: 'one', ...environment });
  const server = await startServer(config, { clock, ...options });
  apiPort = server.port;
  await server.matching;
  const questions = watchQuestions(server.app.models.users.db, store.uri);
  const [category, otherCategory] = await insertCategories(server.app);
  const visitor = () => new Visitor(server.port);
  return {
    server,
    store,
    clock,
    category,
    otherCategory,
    stripe: sandbox.stripe,
    vies: sandbox.vies,
    questions,
    sandboxOrigin: sandbox.origin,
    visitor,
    signIn: (person, at = visitor()) => signInAs(person, at),
    join: (person) => joinAs(person, visitor()),
    stop: async () => {
      sandbox.stripe.webhooks.stop();
      const watched = await questions.end().catch(toError);
      await server.stop();
      await sandbox.stop();
      await store.stop();
      if (watched !== undefined) throw watched;
    },
  };
}
