// `npm run bench -- api [--rounds 5] [--seconds 3] [--talents 100000]`: requests a second of an API process of its own, beside
// bare Express 5 that sends the same bytes, or puts what is posted into the same store, in turns on the same machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Figures, median } from '../figures.mjs';
import { startLoad } from '../load/load.mjs';
import { fillMarket, startOwnApi } from '../own-api.mjs';
import { startOwnStore } from '../own-store.mjs';
import { enrich, messages, requests } from './writes.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    talents: { type: 'string', default: '100000' },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const talents = Number(values.talents);
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;
/** The demo market's recruiter, who has open roles. */
const RECRUITER = 'helena.rydberg@recruiter.vela.example';

/** As `npm start` runs it: the only one on its store. */
const ALONE = { API_REPLICAS: 'one' };

/** How many are posted in a round. */
const POSTED = 200;
/** A company is held back that asks more talents than this within a few days; all rounds share them. */
const REQUESTED = 80;
const POSTING = 8;

/** @param {string} storeUri where what is posted goes */
async function startControl(storeUri) {
  const control = fork(path.join(import.meta.dirname, 'bare-express.mjs'), [storeUri], { execArgv: [] });
  const [{ port }] = await once(control, 'message');
  return {
    port,
    /** @param {string} address @param {string} bytes */
    learn: async (address, bytes) => {
      control.send({ address, bytes });
      await once(control, 'message');
    },
    stop: () => control.disconnect(),
  };
}

const inFull = talents.toLocaleString('en');
const store = await startOwnStore();
const [control, load] = [await startControl(store.uri), startLoad()];
const figures = new Figures();
/** @type {Awaited<ReturnType<typeof startOwnApi>> | null} */ let api = null;

/**
 * Measures both in turns.
 * @param {string} what @param {number} least part of bare Express
 * @param {(port: number) => Promise<number>} measure how many a second
 */
async function beside(what, least, measure) {
  /** @type {number[]} */ const own = [];
  /** @type {number[]} */ const bare = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await measure(api?.port ?? 0));
    bare.push(await measure(control.port));
  }
  const ratio = median(own) / median(bare);
  figures.add(
    what,
    `${median(own).toFixed(0)} / ${median(bare).toFixed(0)} a second = ${ratio.toFixed(2)}`,
    `≥ ${least} × bare Express 5`,
    ratio >= least,
  );
}

/**
 * @param {string} how answers are given, in words
 * @param {readonly (readonly [what: string, address: string, least: number, sent: Record<string, string>])[]} questions with the least part of
 *   bare Express, and what is sent along
 */
async function measureReads(how, questions) {
  for (const [what, address, least, headers] of questions) {
    const answer = await fetch(api?.origin + address, { headers });
    const bytes = await answer.text();
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${bytes}`);
    await control.learn(address, bytes);
    const measure = async (/** @type {number} */ port, time = seconds) =>
      (await load.run({ port, paths: [address], headers, connections: CONNECTIONS, seconds: time })).perSecond;
    await measure(api?.port ?? 0, WARM_UP_SECONDS);
    await measure(control.port, WARM_UP_SECONDS);
    await beside(`${what} (${Math.ceil(bytes.length / 1024)} KB), ${how}`, least, measure);
  }
}

/**
 * @param {string} what @param {number} least part of bare Express that does one insert @param {Record<string, string>} headers
 * @param {import('./writes.mjs').Posted[]} posts enough for all rounds and a warm-up
 */
async function measureWrites(what, least, headers, posts) {
  let next = 0;
  const each = Math.floor(posts.length / (rounds + 1));
  const measure = async (/** @type {number} */ port) => {
    const paths = posts.slice(next, next + each);
    // Each is posted once to each of both.
    if (port === control.port) next += each;
    return (await load.run({ port, paths, headers, connections: POSTING, seconds: Infinity })).perSecond;
  };
  await measure(api?.port ?? 0);
  await measure(control.port);
  await beside(`${what}, ${POSTING} at a time`, least, measure);
}

try {
  console.log(`Filling ${store.name} with ${inFull} profiles …`);
  await fillMarket(store.uri, talents);
  const posted = (rounds + 1) * POSTED;

  api = await startOwnApi(store, ALONE);
  let headers = await api.signIn(RECRUITER);
  /** @type {{id: string, roleId: string}[]} */
  const [role = { id: '', roleId: '' }] = await (await fetch(`${api.origin}/api/open-roles`, { headers })).json();
  /** @param {Record<string, string>} sent @param {[number, number, number, number]} least */
  const signedIn = (sent, [small, page, search, facets]) =>
    /** @type {const} */ ([
      ['Who is signed in', '/api/users/me', small, sent],
      [`A role with its 50 best of ${inFull}`, `/api/open-roles/${role.id}`, page, sent],
      ['A search by words', '/api/search?words=kubernetes', search, sent],
      ['What filters would leave', '/api/filter-counts', facets, sent],
    ]);
  await measureReads('as it comes', [
    ['Categories', '/api/categories', 3, {}],
    ['A page of posts', '/api/posts?category=news&page=1', 3, {}],
    ...signedIn(headers, [3, 2, 1, 1]),
  ]);
  await api.stop();

  // Each asks first what the others changed.
  api = await startOwnApi(store);
  await measureReads('as it comes, one of several processes', [
    ['Categories', '/api/categories', 1, {}],
    ['Who is signed in', '/api/users/me', 1, await api.signIn(RECRUITER)],
  ]);
  await api.stop();

  api = await startOwnApi(store, { ...ALONE, ANSWER_CACHE_MS: '0' });
  headers = await api.signIn(RECRUITER);
  await measureReads('no answer repeated', signedIn(headers, [0.8, 0.3, 0.2, 0.2]));
  const recruiter = await store.connection.collection('users').findOne({ email: RECRUITER });
  await enrich(store, recruiter?.companyId);
  /** @type {{id: string}[]} */
  const conversations = await (
    await fetch(`${api.origin}/api/conversations?userType=talentSeeker`, { headers })
  ).json();
  const written = conversations.slice(0, POSTING).map(({ id }) => id);
  await measureWrites(
    `A message, to ${written.length} conversations in turns`,
    0.5,
    headers,
    messages(written, posted),
  );
  await measureWrites('A request', 0.5, headers, await requests(api, headers, role, REQUESTED));
} finally {
  control.stop();
  load.stop();
  await api?.stop();
  await store.stop();
}
figures.print(
  `${rounds} rounds of ${seconds} s, or of what is posted, in turns, medians; Node ${process.version}, ${availableParallelism()} cores`,
);
