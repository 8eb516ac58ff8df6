// An API process of the bench's own on a store, without the site around it.
import { fork } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WITHOUT_LIMITS } from './own-instance.mjs';

/** @param {string} name of an export @returns {string} its file */
const programOf = (name) => fileURLToPath(import.meta.resolve(name));
const ORIGIN = 'http://localhost:8080';
const READY_POLL_MS = 200;
/** With Node's own settings, not the bench's; only what goes wrong is heard. @type {import('node:child_process').ForkOptions} */
const AS_IT_COMES = { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };
const SESSION_MS = 24 * 3600 * 1000;

/** @typedef {Awaited<ReturnType<typeof import('./own-store.mjs').startOwnStore>>['connection']} StoreConnection */

/** Settings of an API process on a store, as in production: answers are not held against their schemas. @param {string} storeUri */
export const apiSettings = (storeUri) => ({
  ...WITHOUT_LIMITS,
  NODE_ENV: 'production',
  APP_ENV: 'demo',
  SEED: 'none',
  LOG_LEVEL: 'warn',
  APP_ORIGIN: ORIGIN,
  MONGODB_URI: storeUri,
  PORT: '0',
  RESPONSE_CHECK: 'off',
  LINKEDIN_CLIENT_ID: 'none',
  LINKEDIN_CLIENT_SECRET: 'none',
});

/**
 * Opens a session as a sign-in would.
 * @param {StoreConnection} connection
 * @param {unknown} userId
 * @param {string} secret that signs sessions
 * @returns {Promise<{cookie: string, origin: string}>} headers of their calls
 */
export async function openSession(connection, userId, secret) {
  const id = randomBytes(24).toString('base64url');
  const expires = new Date(Date.now() + SESSION_MS);
  const cookie = { originalMaxAge: SESSION_MS, expires, httpOnly: true, path: '/', sameSite: 'lax', secure: false };
  /** @type {import('mongoose').mongo.Collection<{_id: string, expires: Date, session: object}>} */
  const sessions = connection.getClient().db(connection.name).collection('sessions');
  await sessions.insertOne({
    _id: id,
    expires,
    session: { cookie, userId: String(userId), signedInAt: Date.now(), passkeyAt: Date.now() },
  });
  const signature = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  return { cookie: `vela=${encodeURIComponent(`s:${id}.${signature}`)}`, origin: ORIGIN };
}

/**
 * Fills a store with the demo market.
 * @param {string} storeUri
 * @param {number} talents how many
 * @param {string[]} more arguments of `npm run seed`
 */
export async function fillMarket(storeUri, talents, more = []) {
  const filling = fork(programOf('@vela/demo-market/seed'), ['--talents', String(talents), ...more], {
    ...AS_IT_COMES,
    env: { ...process.env, MONGODB_URI: storeUri },
  });
  const [code] = await once(filling, 'exit');
  if (code !== 0) throw new Error(`The market could not be filled with ${talents} profiles.`);
}

/**
 * Starts an API process and waits until it is ready, its match index built. Answers are not held against their schemas,
 * as in production.
 * @param {Awaited<ReturnType<typeof import('./own-store.mjs').startOwnStore>>} store
 * @param {Record<string, string>} environment settings that differ from an instance's usual ones
 */
export async function startOwnApi(store, environment = {}) {
  const secret = randomBytes(32).toString('base64url');
  const api = fork(programOf('@vela/api/start'), {
    ...AS_IT_COMES,
    env: {
      ...process.env,
      ...apiSettings(store.uri),
      SESSION_SECRET: secret,
      ...environment,
    },
  });
  const ended = once(api, 'exit').then(() =>
    Promise.reject(new Error('The API ended before it was ready; what it said stands above.')),
  );
  const untilReady = async (/** @type {string} */ origin) => {
    while (!(await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok)
      await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  };
  /** @type {readonly {port: number}[]} */
  const [listening] = await Promise.race([once(api, 'message'), ended]);
  const port = listening?.port ?? 0;
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([untilReady(origin), ended]);
  ended.catch(() => undefined);
  return {
    port,
    /** Of its process. */
    pid: api.pid ?? 0,
    origin,
    /**
     * Opens a session as a sign-in would.
     * @param {string} email of somebody the store knows
     * @returns {Promise<Record<string, string>>} headers of their calls
     */
    signIn: async (email) => {
      const user = await store.connection.collection('users').findOne({ email });
      if (user === null) throw new Error(`The store does not know ${email}.`);
      return openSession(store.connection, user._id, secret);
    },
    stop: async () => {
      if (api.exitCode !== null) return;
      const exit = once(api, 'exit');
      api.kill('SIGTERM');
      await exit;
    },
  };
}
