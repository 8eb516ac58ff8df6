import { gatewayFiles } from './gateway-files.js';
import { siteLayout } from './layout.js';
import type { RolledOut, RolloutStep } from './rollout.js';
import { areCounts, type Counts, JUDGED_VITALS, type JudgedVital, together } from './vitals.js';

/** What was measured of one vital at one step of a roll-out: each visitor once. */
export interface Compared {
  readonly rollout: Counts;
  readonly inService: Counts;
}

/** The same, as one gateway has it. */
export interface Comparison extends Compared {
  /** The same of the version in service, where what is older weighs less. */
  readonly latest: Counts;
  /** What its sequential test has seen so far, by alternative; natural logarithms. */
  readonly evidence: readonly number[];
  /** Pages that were slower with the rolled-out version than three of four in service, by how often. */
  readonly slow: Readonly<Record<string, number>>;
}

/** What a gateway measured of one roll-out. */
export interface Measured {
  /** The roll-out's; what was measured of another one is worth nothing. */
  readonly salt: string;
  /** Visitors of a hundred whom the step reaches: each is measured anew. */
  readonly share: number;
  readonly vitals: Readonly<Partial<Record<JudgedVital, Comparison>>>;
}

export type AllMeasured = Readonly<Partial<Record<RolledOut, Measured>>>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readComparison(value: unknown, vital: JudgedVital): Comparison | null {
  if (!isObject(value)) return null;
  const { rollout, inService, latest, evidence, slow } = value;
  const isUsable =
    areCounts(rollout, vital) &&
    areCounts(inService, vital) &&
    areCounts(latest, vital) &&
    Array.isArray(evidence) &&
    evidence.every(isNumber) &&
    isObject(slow) &&
    Object.values(slow).every(isNumber);
  return isUsable ? { rollout, inService, latest, evidence, slow: slow as Comparison['slow'] } : null;
}

function readOne(value: unknown): Measured | null {
  if (!isObject(value)) return null;
  const { salt, share, vitals } = value;
  if (typeof salt !== 'string' || !isNumber(share) || !isObject(vitals)) return null;
  return {
    salt,
    share,
    vitals: Object.fromEntries(
      JUDGED_VITALS.flatMap((vital) => {
        const comparison = readComparison(vitals[vital], vital);
        return comparison === null ? [] : [[vital, comparison]];
      }),
    ),
  };
}

const filesOf = (site: string) => gatewayFiles(siteLayout(site).measured, readOne);

/** @param gateway what tells it apart, such as its port @returns what it measured before; nothing where that cannot be read */
export const readMeasured = (site: string, gateway: string): Promise<AllMeasured> => filesOf(site).read(gateway);

/** Keeps what a gateway measured, over its restarts and for whoever asks how a roll-out goes. */
export const writeMeasured = (site: string, gateway: string, measured: AllMeasured): Promise<void> =>
  filesOf(site).write(gateway, measured);

/** @returns what all gateways of this folder measured of a roll-out since its last step */
export async function measuredOf(
  site: string,
  name: RolledOut,
  { salt, share }: Pick<RolloutStep, 'salt' | 'share'>,
): Promise<Readonly<Record<JudgedVital, Compared>>> {
  const all = await filesOf(site).allOf(name);
  const own = all.filter((measured) => measured.salt === salt && measured.share === share);
  const of = (vital: JudgedVital): Compared => ({
    rollout: together(own.map(({ vitals }) => vitals[vital]?.rollout ?? [])),
    inService: together(own.map(({ vitals }) => vitals[vital]?.inService ?? [])),
  });
  return { lcp: of('lcp'), inp: of('inp'), cls: of('cls') };
}
