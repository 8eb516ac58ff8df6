import { slicesIn } from '@vela/contracts/routes';
import { measuredOf } from '../site/measured.js';
import { readShellPointer } from '../site/pointer.js';
import { readMendedRegistry } from '../site/registry.js';
import type { RolledOut, RolloutStep } from '../site/rollout.js';
import { type Tally, tallyOf } from '../site/tallies.js';
import { type Counts, JUDGED_VITALS, type JudgedVital, p75Of, totalOf } from '../site/vitals.js';

/** What three of four visitors' pages did not exceed. */
export interface MeasuredFigure {
  /** Milliseconds, or CLS; null of none. */
  readonly p75: number | null;
  /** Visitors who measured it. */
  readonly count: number;
}

/** A vital of both versions. */
export interface ComparedVital {
  readonly vital: JudgedVital;
  readonly rollout: MeasuredFigure;
  readonly inService: MeasuredFigure;
}

/** A version that is being rolled out, and how that goes. */
export interface RunningRollout extends Pick<RolloutStep, 'version' | 'share' | 'since'> {
  readonly name: RolledOut;
  /** The version that the others get. */
  readonly inService: string;
  /** Visitors whose page failed. */
  readonly failed: Pick<Tally, 'rollout' | 'inService'>;
  /** What was measured since the last step; none where nothing was. */
  readonly vitals: readonly ComparedVital[];
}

const figureOf = (vital: JudgedVital, counts: Counts): MeasuredFigure => ({
  p75: p75Of(vital, counts),
  count: totalOf(counts),
});

async function runningOf(site: string, name: RolledOut, inService: string, step: RolloutStep): Promise<RunningRollout> {
  const { version, share, since, salt } = step;
  const [failed, measured] = await Promise.all([tallyOf(site, name, salt), measuredOf(site, name, step)]);
  const vitals = JUDGED_VITALS.map((vital) => ({
    vital,
    rollout: figureOf(vital, measured[vital].rollout),
    inService: figureOf(vital, measured[vital].inService),
  })).filter(({ rollout, inService: usual }) => rollout.count + usual.count > 0);
  return { name, version, share, since, inService, failed, vitals };
}

/** @returns what is being rolled out of a site, and how each goes */
export async function runningRollouts(site: string): Promise<readonly RunningRollout[]> {
  const [{ registry }, shell] = await Promise.all([readMendedRegistry(site), readShellPointer(site)]);
  const all = [
    { name: 'shell' as const, current: shell },
    ...slicesIn(registry).map((name) => ({ name, current: registry[name] ?? null })),
  ];
  return Promise.all(
    all.flatMap(({ name, current }) =>
      current?.rollout === undefined ? [] : [runningOf(site, name, current.version, current.rollout)],
    ),
  );
}
