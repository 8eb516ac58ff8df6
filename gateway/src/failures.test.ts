import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { isReached, readTallies, writeTallies } from '@vela/release/site';
import { chance, entryOf, IN_TWO_MINUTES, rolledOut, VISITORS, visitorWho } from '../tests/support/traffic.js';
import { FALSE_ALARM, isWorse, NO_EVIDENCE, withFailure } from './evidence.js';
import { Failures, type Verdict } from './failures.js';

const SEED = Number(process.env['SEED'] ?? 20_261_123);
interface Traffic {
  readonly salt: string;
  readonly random: () => number;
  /** Shares in their order. */
  readonly steps: readonly number[];
  /** Visitors at each step. */
  readonly visitors: number;
  /** How often a page fails for a visitor, by version. */
  readonly rates: { readonly old: number; readonly new: number };
}

/** Lets visitors come one after another. @returns the verdict, and how many had come by then */
function rollOut({ salt, random, steps, visitors, rates }: Traffic): { verdict: Verdict | null; after: number } {
  const failures = new Failures();
  let after = 0;
  for (const share of steps) {
    const { served, rollout } = rolledOut(share, salt);
    for (let count = 0; count < visitors; count += 1) {
      after += 1;
      const visitor = Math.floor(random() * VISITORS);
      const draw = random();
      if (draw >= Math.max(rates.old, rates.new)) continue;
      const version = isReached(rollout, visitor) ? 'new' : 'old';
      if (draw >= rates[version]) continue;
      const caller = `network ${Math.floor(random() * 1e6)}`;
      const failure = { name: 'mf_payments', version, error: 'TypeError', place: null, visitor, caller } as const;
      const verdict = failures.count(failure, served);
      if (verdict !== null) return { verdict, after };
    }
  }
  return { verdict: null, after };
}

test(`of 200 healthy roll-outs none is rolled back (seed ${SEED})`, () => {
  const random = chance(SEED);
  const fates = Array.from({ length: 200 }, (_, index) => {
    // Sites on which nothing ever fails, and some on which one page in twenty does.
    const rate = [0, 0.001, 0.01, 0.05][index % 4] ?? 0;
    const steps = [1, 10, 50];
    return rollOut({ salt: `${SEED} ${index}`, random, steps, visitors: 4000, rates: { old: rate, new: rate } });
  });
  expect(fates.filter(({ verdict }) => verdict !== null)).toEqual([]);
});

test(`one that throws for one visitor in ten is rolled back within two minutes, at 10 % (seed ${SEED})`, () => {
  const random = chance(SEED);
  const after = Array.from({ length: 200 }, (_, index) => {
    const rates = { old: 0.001, new: 0.1 };
    const salt = `${SEED} ${index}`;
    return rollOut({ salt, random, steps: [10], visitors: 10 * IN_TWO_MINUTES, rates }).after;
  });
  expect(Math.max(...after)).toBeLessThanOrEqual(IN_TWO_MINUTES);
});

test('a version that fails less often is never worse, whatever the share', () => {
  for (const share of [0.01, 0.1, 0.5]) {
    let evidence = NO_EVIDENCE;
    for (let count = 0; count < 1000; count += 1) evidence = withFailure(evidence, false, share);
    expect(isWorse(evidence)).toBe(false);
  }
});

test('the mean likelihood ratio does not grow on the average where nothing is worse', () => {
  for (const share of [0.01, 0.1, 0.5, 0.99]) {
    const meanAfter = (hadRollout: boolean): number =>
      withFailure(NO_EVIDENCE, hadRollout, share).reduce((sum, log) => sum + Math.exp(log), 0) / NO_EVIDENCE.length;
    expect(share * meanAfter(true) + (1 - share) * meanAfter(false)).toBeCloseTo(1, 10);
  }
  expect(FALSE_ALARM).toBe(0.00001);
});

test('one visitor counts once and one network a few times, so that nobody rolls a version back alone', () => {
  const { served, rollout } = rolledOut(10, 'salt');
  const failures = new Failures();
  const known = new Set<number>();
  for (let count = 0; count < 100; count += 1) {
    const visitor = visitorWho(rollout, true, known);
    if (count % 2 === 1) known.add(visitor);
    const failure = {
      name: 'mf_payments',
      version: 'new',
      error: 'Error',
      place: null,
      visitor,
      caller: 'one',
    } as const;
    expect(failures.count(failure, served)).toBeNull();
  }
  expect(failures.takeChanges()?.mf_payments).toMatchObject({ rollout: 2, inService: 0 });
  expect(failures.takeChanges()).toBeNull();
});

test('what a visitor could not have been served does not count', () => {
  const { served, rollout } = rolledOut(10, 'salt');
  const failures = new Failures();
  const failure = { name: 'mf_payments', error: 'Error', place: null, caller: 'one' } as const;
  const reached = visitorWho(rollout, true);
  for (const version of ['old', 'before']) failures.count({ ...failure, version, visitor: reached }, served);
  failures.count({ ...failure, version: 'new', visitor: visitorWho(rollout, false) }, served);
  failures.count(
    { ...failure, version: 'old', visitor: reached },
    { registry: { mf_payments: entryOf('old') }, shell: null },
  );
  expect(failures.takeChanges()).toBeNull();
});

test('an error may have the name of anything: what was counted before goes on', async () => {
  const { served, rollout } = rolledOut(10, 'salt');
  const failures = new Failures();
  const known = new Set<number>();
  const errors = ['TypeError', 'constructor', 'toString', '__proto__', '__proto__', 'hasOwnProperty', 'valueOf'];
  for (const [count, error] of errors.entries()) {
    const visitor = visitorWho(rollout, true, known);
    known.add(visitor);
    const failure = { name: 'mf_payments', version: 'new', error, place: null, visitor, caller: `${count}` } as const;
    failures.count(failure, served);
  }
  const site = mkdtempSync(path.join(tmpdir(), 'tallies-'));
  await writeTallies(site, 'one', failures.takeChanges() ?? {});
  const { mf_payments: tally } = await readTallies(site, 'one');
  rmSync(site, { recursive: true });
  expect(tally?.rollout).toBe(errors.length);
  expect(Object.entries(tally?.places ?? {})).toEqual([
    ['TypeError', 1],
    ['constructor', 1],
    ['toString', 1],
    ['__proto__', 2],
    ['hasOwnProperty', 1],
  ]);
});

test('what was counted goes on after a restart, and says where the version failed', () => {
  const { served, rollout } = rolledOut(10, 'salt');
  const visitor = visitorWho(rollout, true);
  const failure = { name: 'mf_payments', version: 'new', error: 'TypeError', place: 'page.js:1:2', visitor } as const;
  let failures = new Failures();
  let verdict: Verdict | null = null;
  let count = 0;
  while (verdict === null && count < 50) {
    count += 1;
    verdict = failures.count({ ...failure, caller: `network ${count}` }, served);
    failures = new Failures(failures.takeChanges() ?? {});
  }
  expect(count).toBeLessThan(10);
  expect(verdict).toEqual({
    name: 'mf_payments',
    version: 'new',
    why: `of the visitors whose page failed ${count} had it and 0 had mfe-payments old, though it reached 10 of 100. It failed with TypeError at page.js:1:2.`,
  });
});
