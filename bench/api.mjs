// `npm run bench -- api [--rounds 5] [--seconds 3] [--talents 100000]`: requests a second of an API process of its own, beside
// bare Express 5 that sends the same bytes, in turns on the same machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Figures, median } from './figures.mjs';
import { startLoad } from './load/load.mjs';
import { fillMarket, startOwnApi } from './own-api.mjs';
import { startOwnStore } from './own-store.mjs';

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

async function startControl() {
  const control = fork(path.join(import.meta.dirname, 'control/bare-express.mjs'), { execArgv: [] });
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

const store = await startOwnStore();
const [control, load] = [await startControl(), startLoad()];
const figures = new Figures();
/** @type {Awaited<ReturnType<typeof startOwnApi>> | null} */ let api = null;
try {
  console.log(`Filling ${store.name} with ${talents.toLocaleString('en')} profiles …`);
  await fillMarket(store.uri, talents);
  api = await startOwnApi(store);
  const headers = await api.signIn(RECRUITER);
  const [role] = await (await fetch(`${api.origin}/api/open-roles`, { headers })).json();

  /** @type {[string, string, number, Record<string, string>][]} what, address, least part of bare Express, what is sent along */
  const questions = [
    ['Categories', '/api/categories', 3, {}],
    ['A page of posts', '/api/posts?category=news&page=1', 3, {}],
    ['Who is signed in', '/api/users/me', 3, headers],
    [`A role with its 50 best of ${talents.toLocaleString('en')}`, `/api/open-roles/${role.id}`, 2, headers],
  ];
  for (const [what, address, least, sent] of questions) {
    const answer = await fetch(api.origin + address, { headers: sent });
    const bytes = await answer.text();
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${bytes}`);
    await control.learn(address, bytes);
    const measure = async (/** @type {number} */ port, time = seconds) =>
      (await load.run({ port, paths: [address], headers: sent, connections: CONNECTIONS, seconds: time })).perSecond;
    await measure(api.port, WARM_UP_SECONDS);
    await measure(control.port, WARM_UP_SECONDS);
    /** @type {number[]} */ const own = [];
    /** @type {number[]} */ const bare = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await measure(api.port));
      bare.push(await measure(control.port));
    }
    const ratio = median(own) / median(bare);
    figures.add(
      `${what} (${Math.ceil(bytes.length / 1024)} KB)`,
      `${median(own).toFixed(0)} / ${median(bare).toFixed(0)} a second = ${ratio.toFixed(2)}`,
      `≥ ${least} × bare Express 5`,
      ratio >= least,
    );
  }
} finally {
  control.stop();
  load.stop();
  await api?.stop();
  await store.stop();
}
figures.print(
  `${rounds} rounds of ${seconds} s in turns, medians; Node ${process.version}, ${availableParallelism()} cores`,
);
