// `npm run bench -- load [--people 500] [--talents 100000] [--seconds 600] [--scene 60] [--delay 20] [--disk 4000] [--no-scenes] [--write]`:
// people who think between clicks, at two gateways, two API processes, a worker and a store of the bench's own; then what may go
// wrong, one after the other. Held against goals; where one is missed it ends with 1. An hour: `--seconds 3600 --no-scenes`. `--write`
// keeps the table in docs/operating/load.md, without scenes on a page of its own beside it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Figures } from '../figures.mjs';
import { Sightings } from './asking.js';
import { judge } from './judge.js';
import { bringPeople } from './people.js';
import { startSet } from './processes.js';
import { machine, type Row, rowOf, tableOf } from './report.js';
import { startSampling } from './samples.js';
import { scenesOf } from './scenes.js';
import { makeVolume } from './volume.js';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    people: { type: 'string', default: '500' },
    talents: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '600' },
    scene: { type: 'string', default: '60' },
    delay: { type: 'string', default: '20' },
    disk: { type: 'string', default: '4000' },
    scenes: { type: 'boolean', default: true },
    write: { type: 'boolean', default: false },
  },
});
const [people, talents, seconds, scene, delay, disk] = [
  Number(values.people),
  Number(values.talents),
  Number(values.seconds),
  Number(values.scene),
  Number(values.delay),
  Number(values.disk),
];
/** One role for so many talents. */
const TALENTS_A_ROLE = 200;
/** People come one after the other; nothing is counted until all are there. */
const WARM_UP_S = 20;
const MAIL_PATIENCE_S = 120;
/** So often processes are looked at in the first row, at most every quarter of a minute. */
const SAMPLES = 80;
const SAMPLE_MS = [500, 15_000] as const;
const DOCUMENTS = path.resolve(import.meta.dirname, '../../docs/operating');
/** What is written down: what happened, and, of a run without scenes, how steady it stayed. */
const { title, file, words } = values.scenes
  ? { title: 'A load that was held', file: 'load.md', words: '' }
  : {
      title: 'A load that was held for long',
      file: 'load-over-time.md',
      words: ` --no-scenes --seconds ${seconds} --disk ${values.disk}`,
    };

const volume = await makeVolume(disk);
const sightings = new Sightings();
const rows: Row[] = [];
const notes: string[] = [];
let set: Awaited<ReturnType<typeof startSet>> | null = null;

let finished: Promise<void> | null = null;
async function end(): Promise<void> {
  await set?.stop();
  await volume.remove();
}
const finish = (): Promise<void> => (finished ??= end());
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void finish().then(() => process.exit(1)));

const figures = new Figures();

async function watch(name: string, act: () => Promise<unknown>): Promise<Row> {
  sightings.seen = [];
  sightings.brokenLines = 0;
  const from = performance.now();
  await act();
  const row = rowOf(name, sightings.seen, from, performance.now(), sightings.brokenLines);
  rows.push(row);
  console.log([row.name, ...row.cells].join(' · '));
  return row;
}

try {
  console.log(`Filling a store with ${talents} profiles …`);
  set = await startSet(volume, { talents, roles: Math.max(30, Math.round(talents / TALENTS_A_ROLE)) });
  const { members } = set;
  const leave = await bringPeople(set, people, sightings);
  await pause(WARM_UP_S * 1000);
  const everyMs = Math.min(SAMPLE_MS[1], Math.max(SAMPLE_MS[0], (seconds * 1000) / SAMPLES));
  const endSampling = startSampling(members, everyMs);
  const from = performance.now();
  await watch('nothing', () => pause(seconds * 1000));
  judge(figures, { seen: sightings.seen, samples: await endSampling(), from, to: performance.now() });
  for (const { name, happen, mostOutageS } of values.scenes ? scenesOf(set, delay) : [])
    if (happen === null) notes.push(`This machine gives no disk that may be filled: ${name} was left out.`);
    else {
      const running = set;
      const { outageMs } = await watch(name, () => happen(running, scene));
      const outage = `${(outageMs / 1000).toFixed(1)} s`;
      figures.add(`Longest without an answer: ${name}`, outage, `≤ ${mostOutageS} s`, outageMs <= mostOutageS * 1000);
    }
  await leave();
  const outbox = set.connection.collection('outbox');
  const waiting = () => outbox.countDocuments({ kind: 'mail', status: { $ne: 'delivered' } });
  for (let waited = 0; waited < MAIL_PATIENCE_S && (await waiting()) > 0; waited += 1) await pause(1000);
  notes.push(
    `Mails: ${set.mail.taken} taken by the mail server, ${await waiting()} not sent ${MAIL_PATIENCE_S} s after the end at most.`,
  );
} finally {
  await finish();
}

const how = `${people} people with 5 to 15 s between clicks, 27 % of them recruiters, 10 % readers without an account; ${talents} talents; two gateways, two API processes, a worker and the embedded store (disk: ${volume.kind ?? 'the usual one'}), and the people themselves, on one machine: ${machine()}. ${values.scenes ? `The first row took ${seconds} s, each other one ${scene} s.` : `It took ${seconds} s.`}`;
const goals = `\n\n## Against the goals\n\n${figures.table()}`;
const text = `${tableOf(rows)}\n\n${how}\n\n${notes.map((note) => `- ${note}`).join('\n')}${goals}\n`;
console.log(`\n${text}`);
if (values.write)
  writeFileSync(
    path.join(DOCUMENTS, file),
    `# ${title}\n\nWritten by \`npm run bench -- load${words} --write\`: what people saw at the gateways while this happened.\n\n${text}`,
  );
process.exitCode = figures.missed === 0 ? 0 : 1;
