// `npm run bench -- admin [--talents 100000]`: how long the admin area's pages take on a large market, and the jobs that read
// from it, on a store of the bench's own: the first time, and the median of the next.
import { parseArgs } from 'node:util';
import { Figures } from '../figures.mjs';
import { fillMarket } from '../own-api.mjs';
import { startOwnStore } from '../own-store.mjs';
import { measureJobs, measurePages, prepare } from './measure.mjs';

const { values } = parseArgs({ options: { talents: { type: 'string', default: '100000' } } });
const talents = Number(values.talents);

const store = await startOwnStore();
const figures = new Figures();
try {
  console.log(`Filling ${store.name} with ${talents.toLocaleString('en')} profiles …`);
  await fillMarket(store.uri, talents);
  await prepare(store);
  for (const { name, first, median } of [...(await measurePages(store)), ...(await measureJobs(store))])
    figures.note(name, `${first.toFixed(0)} / ${median.toFixed(0)} ms`);
} finally {
  await store.stop();
}
figures.print(`first call / median of the next, ${talents.toLocaleString('en')} talents, ${store.name}`);
