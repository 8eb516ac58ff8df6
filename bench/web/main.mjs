// `npm run bench -- web [--only gateway,weight,slow,inside,moving,lighthouse,answering,matches,scrolling] [--rounds 5]
// [--talents 100000] [--install] [--origin http://localhost:8080]`: what a visitor's browser loads and how long it takes, on an
// instance of its own or on the demonstration that `--origin` names. Timings are compared within one run, alternating.
import { parseArgs } from 'node:util';
import { Figures } from '../figures.mjs';
import { OwnInstance } from '../own-instance.mjs';
import { measureAnswering } from './answering.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureMatches, measureMoving, requireFullPage } from './moving.mjs';
import { measureRenderedPage } from './rendered-page.mjs';
import { measureScrolling } from './scrolling.mjs';
import { enter } from './site.mjs';
import { measureSlowPhone, measureSlowPhoneInside } from './slow-phone.mjs';
import { BROWSER_ARGUMENTS, chromium, executablePath } from './visit.mjs';
import { measureWeight } from './weight.mjs';

const PARTS = ['gateway', 'weight', 'slow', 'inside', 'moving', 'lighthouse', 'answering', 'matches', 'scrolling'];
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    origin: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    talents: { type: 'string', default: '100000' },
    install: { type: 'boolean', default: false },
  },
});
const asked = values.only.split(',');
const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join(', ')}". The parts are ${PARTS.join(', ')}.`);
  process.exit(1);
}
const rounds = Number(values.rounds);
const figures = new Figures();
if (asked.includes('gateway')) await measureRenderedPage(figures, rounds);
if (asked.every((part) => part === 'gateway')) {
  figures.print(`${rounds} rounds in turns, medians`);
  process.exit(0);
}
const instance = values.origin === undefined ? new OwnInstance() : null;
const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
try {
  await instance?.start();
  const site = await enter(browser, values.origin ?? instance?.origin ?? '', rounds);
  if (asked.includes('weight')) await measureWeight(site, figures);
  if (asked.includes('slow')) await measureSlowPhone(site, figures);
  if (asked.includes('inside')) await measureSlowPhoneInside(site, figures);
  if (asked.includes('moving')) await measureMoving(site, figures);
  if (asked.includes('lighthouse')) await measureLighthouse(site, figures, values.install);
  if (asked.includes('answering')) await measureAnswering(site, figures);
  if (asked.includes('matches') || asked.includes('scrolling')) {
    instance?.addTalents(Number(values.talents));
    // Begun anew, it reads all of them into its index before it is ready.
    await instance?.stop();
    await instance?.start();
    await requireFullPage(site);
    const talents = instance === null ? 'the talents of the instance' : `${values.talents} talents and the demo market`;
    if (asked.includes('matches')) await measureMatches(site, figures, talents);
    if (asked.includes('scrolling')) await measureScrolling(site, figures);
  }
} finally {
  await browser.close();
  await instance?.remove();
}
figures.print(`${values.rounds} rounds, medians`);
