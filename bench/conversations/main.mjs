// `npm run bench -- conversations [--messages 50000] [--streams 2000] [--talents 100000]`: a page of a very long thread, many open
// lines at one API process and what they cost the others, and a search by words. On a store of the bench's own.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Figures } from '../figures.mjs';
import { fillMarket, startOwnApi } from '../own-api.mjs';
import { startOwnStore } from '../own-store.mjs';
import { measureStreams } from './streams.mjs';
import { fillThread, measureThread } from './thread.mjs';
import { RECRUITER, timesOf } from './times.mjs';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '50000' },
    streams: { type: 'string', default: '2000' },
    talents: { type: 'string', default: '100000' },
  },
});
const [messages, streams, talents] = [Number(values.messages), Number(values.streams), Number(values.talents)];
const inFull = (/** @type {number} */ count) => count.toLocaleString('en');

/** What recruiters type: skills by their names, halves of words, several at once, and what nobody has. */
const WORDS = [
  'java',
  'kubernetes',
  'k8s',
  'accessibility',
  'prod design',
  'react typescript',
  'c++',
  'lead',
  'te',
  'xqzt',
];
const ROUNDS = 30;

const store = await startOwnStore();
const figures = new Figures();
/** @type {Awaited<ReturnType<typeof startOwnApi>> | null} */ let api = null;
try {
  console.log(`Filling ${store.name} with ${inFull(talents)} profiles and ${inFull(messages)} messages …`);
  await fillMarket(store.uri, talents);
  const thread = await fillThread(store, messages);
  // What is measured is the answer, not that it is repeated.
  api = await startOwnApi(store, { ANSWER_CACHE_MS: '0' });
  const headers = await api.signIn(RECRUITER);

  for (const { name, first, times, goal } of await measureThread(api, headers, thread, messages)) {
    const measured = `${first.toFixed(0)} / ${times.p50.toFixed(0)} / ${times.p95.toFixed(0)} ms`;
    if (goal === null) figures.note(name, measured);
    else figures.add(name, measured, `≤ ${goal} ms`, times.p95 <= goal && first <= goal);
  }

  const addresses = WORDS.map((words) => `/api/search?words=${encodeURIComponent(words)}`);
  const search = await timesOf(api, headers, addresses, ROUNDS);
  figures.add(
    `Search by words among ${inFull(talents)}`,
    `${search.first.toFixed(0)} / ${search.times.p50.toFixed(0)} / ${search.times.p95.toFixed(0)} ms`,
    'p95 ≤ 50 ms',
    search.times.p95 <= 50,
  );

  const lines = await measureStreams(api, store, headers, thread, streams);
  figures.add(
    `Memory of ${inFull(streams)} open lines`,
    `${lines.megabytes.toFixed(0)} MB (${lines.before.toFixed(0)} MB without)`,
    '≤ 300 MB',
    lines.megabytes <= 300,
  );
  figures.add(
    'A small GET, p95: without lines / with them / while news is told to all',
    `${lines.idle.toFixed(1)} / ${lines.open.toFixed(1)} / ${lines.told.toFixed(1)} ms`,
    'with ≤ 1.5 × without',
    lines.open <= 1.5 * lines.idle,
  );
  figures.note(`News heard on all ${inFull(streams)} lines, median / most`, `${lines.heard} / ${lines.heardMost} ms`);
} finally {
  await api?.stop();
  await store.stop();
}
figures.print(`first call / median / p95, ${store.name}; load of the machine at the end ${loadavg()[0]?.toFixed(1)}`);
