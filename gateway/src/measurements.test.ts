import { expect, test } from '@jest/globals';
import { isReached, p75Of } from '@vela/release/site';
import { chance, entryOf, IN_TWO_MINUTES, rolledOut, VISITORS, visitorWho } from '../tests/support/traffic.js';
import type { Verdict } from './failures.js';
import { Measurements, type Measuring } from './measurements.js';

const SEED = Number(process.env['SEED'] ?? 20_261_125);
/** A number as from a normal distribution, by Box and Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

interface Traffic {
  readonly salt: string;
  readonly random: () => number;
  /** Shares in their order. */
  readonly steps: readonly number[];
  /** Visitors at each step. */
  readonly visitors: number;
  /** How many times as long the new version takes. */
  readonly times?: number;
  /** Milliseconds of the middle visitor, by how far the roll-out is, from 0 to 1. */
  readonly median?: (far: number) => number;
  /** How many of those who come back have the version in service in their cache, and so do not count. */
  readonly cached?: number;
}

/** Lets visitors come one after another. @returns the verdict, and how many had come by then */
function rollOut({ salt, random, steps, visitors, times = 1, median = () => 1200, cached = 0 }: Traffic) {
  const measurements = new Measurements();
  let after = 0;
  for (const share of steps) {
    const { served, rollout } = rolledOut(share, salt);
    for (let count = 0; count < visitors; count += 1) {
      after += 1;
      const visitor = Math.floor(random() * VISITORS);
      const isNew = isReached(rollout, visitor);
      const usual = median(after / (visitors * steps.length)) * Math.exp(0.7 * normal(random));
      const verdict = measurements.count(
        {
          name: 'mf_payments',
          version: isNew ? 'new' : 'old',
          route: 'pricing',
          vital: 'lcp',
          value: isNew ? usual * times : usual,
          cached: random() < cached && !isNew,
          visitor,
          caller: `network ${Math.floor(random() * 1e9)}`,
        },
        served,
      );
      if (verdict !== null) return { verdict, after };
    }
  }
  return { verdict: null, after };
}

test(`of 200 healthy roll-outs none is rolled back (seed ${SEED})`, () => {
  const random = chance(SEED);
  const kinds: readonly Partial<Traffic>[] = [
    {},
    // The API is three times slower from the middle on, for everybody.
    { median: (far) => (far < 0.5 ? 1200 : 3600) },
    // Most of those who have the version in service have its code already.
    { cached: 0.7, median: (far) => 1200 * (1 + 3 * far) },
    // Slower by so little that nobody notices.
    { times: 1.08 },
  ];
  const fates = Array.from({ length: 200 }, (_, index) =>
    rollOut({ salt: `${SEED} ${index}`, random, steps: [1, 10, 50], visitors: 500, ...kinds[index % kinds.length] }),
  );
  expect(fates.filter(({ verdict }) => verdict !== null)).toEqual([]);
});

test(`one whose largest paint takes twice as long is rolled back within two minutes, at 10 % (seed ${SEED})`, () => {
  const random = chance(SEED);
  const fates = Array.from({ length: 200 }, (_, index) =>
    rollOut({ salt: `${SEED} ${index}`, random, steps: [10], visitors: 10 * IN_TWO_MINUTES, times: 2 }),
  );
  const after = fates.map((fate) => fate.after).toSorted((one, other) => one - other);
  if (process.env['TELL_FIGURES'] !== undefined)
    process.stdout.write(`Visitors until then: median ${after[100]}, 95 % ${after[190]}, most ${after.at(-1)}\n`);
  expect(after.at(-1)).toBeLessThanOrEqual(IN_TWO_MINUTES);
  expect(fates[0]?.verdict?.why).toMatch(
    /^its LCP is \d\.\d s \(p75 of \d+ visitors\), and \d\.\d s \(of \d+\) with mfe-payments old\. It is slow on pricing\.$/,
  );
});

const { served, rollout } = rolledOut(50, 'salt');
const reached = visitorWho(rollout, true);
const measuring: Measuring = {
  name: 'mf_payments',
  version: 'new',
  route: null,
  vital: 'lcp',
  value: 900,
  cached: false,
  visitor: reached,
  caller: 'one',
};

test('one visitor counts once for each vital, and one network twice', () => {
  const measurements = new Measurements();
  for (const vital of ['lcp', 'lcp', 'inp', 'inp'] as const) measurements.count({ ...measuring, vital }, served);
  for (const caller of ['two', 'two']) measurements.count({ ...measuring, caller }, served);
  const vitals = measurements.takeChanges()?.mf_payments?.vitals;
  expect(vitals?.lcp?.rollout.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(vitals?.inp?.rollout.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(measurements.takeChanges()).toBeNull();
});

test('what tells nothing of the two versions does not count', () => {
  const measurements = new Measurements();
  const changes: readonly Partial<Measuring>[] = [
    // Code that the browser had already.
    { cached: true },
    // A tab from before, a version that the visitor could not have been served.
    { version: 'old' },
    { version: 'new', visitor: visitorWho(rollout, false) },
    // It is the gateway's own time, and no version's.
    { vital: 'ttfb' },
  ];
  for (const change of changes) measurements.count({ ...measuring, ...change }, served);
  measurements.count(measuring, { registry: { mf_payments: entryOf('new') }, shell: null });
  expect(measurements.takeChanges()).toBeNull();
  measurements.count({ ...measuring, vital: 'inp', cached: true }, served);
  expect(measurements.takeChanges()).not.toBeNull();
});

/** Measures so many visitors of each version in turn. @returns the verdict, where there is one */
function measured(
  vital: Measuring['vital'],
  values: { readonly old: number; readonly new: number },
  count: number,
  restarts = false,
): Verdict | null {
  let measurements = new Measurements();
  const other = visitorWho(rollout, false);
  for (let index = 0; index < count; index += 1)
    for (const version of ['old', 'new'] as const) {
      const visitor = version === 'new' ? reached : other;
      const caller = `network ${index} ${version}`;
      const verdict = measurements.count(
        { ...measuring, vital, version, visitor, caller, value: values[version] },
        served,
      );
      if (verdict !== null) return verdict;
      if (restarts) measurements = new Measurements(measurements.takeChanges() ?? {});
    }
  return null;
}

test('a further step is measured anew, and who was measured once is not again', () => {
  const measurements = new Measurements();
  measurements.count(measuring, served);
  expect(measurements.takeChanges()?.mf_payments).toMatchObject({ share: 50 });
  const further = rolledOut(80, 'salt').served;
  measurements.count(measuring, further);
  expect(measurements.takeChanges()).toBeNull();
  measurements.count({ ...measuring, caller: 'two' }, further);
  expect(measurements.takeChanges()?.mf_payments).toMatchObject({ share: 80, vitals: { lcp: { inService: [] } } });
});

test('what was measured goes on after a restart', () => {
  expect(measured('inp', { old: 80, new: 400 }, 150, true)?.why).toMatch(/^its INP is (39|4\d)0 ms .* and 80 ms /);
  expect(measured('cls', { old: 0, new: 0.3 }, 150, true)?.why).toMatch(/^its CLS is 0\.\d\d .* and 0\.00 /);
});

test.each([
  ['lcp', 1000, 1150],
  ['lcp', 100, 250],
  ['inp', 16, 60],
  ['cls', 0, 0.04],
  ['lcp', 3000, 1000],
] as const)('%s of %d in service and %d rolled out is no reason, however often it is measured', (vital, old, anew) => {
  expect(measured(vital, { old, new: anew }, 3000)).toBeNull();
});

test('a quarter of what was measured is above the p75', () => {
  const measurements = new Measurements();
  for (let index = 0; index < 100; index += 1)
    measurements.count({ ...measuring, value: (index + 1) * 20, caller: `network ${index}` }, served);
  const counts = measurements.takeChanges()?.mf_payments?.vitals.lcp?.rollout ?? [];
  const p75 = p75Of('lcp', counts) ?? 0;
  expect(p75).toBeGreaterThan(1400);
  expect(p75).toBeLessThan(1600);
  expect(p75Of('lcp', [])).toBeNull();
});
