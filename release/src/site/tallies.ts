import { gatewayFiles } from './gateway-files.js';
import { siteLayout } from './layout.js';
import type { RolledOut } from './rollout.js';

/** What a gateway counted of one roll-out: visitors whose page failed, each once. */
export interface Tally {
  /** The roll-out's; a tally of another one is worth nothing. */
  readonly salt: string;
  readonly rollout: number;
  readonly inService: number;
  /** What the sequential test has seen so far, by alternative; natural logarithms. */
  readonly evidence: readonly number[];
  /** Where the rolled-out version failed, by how often; the first places only. */
  readonly places: Readonly<Record<string, number>>;
}

export type Tallies = Readonly<Partial<Record<RolledOut, Tally>>>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readTally(value: unknown): Tally | null {
  if (typeof value !== 'object' || value === null) return null;
  const { salt, rollout, inService, evidence, places } = value as Readonly<Record<keyof Tally, unknown>>;
  const isUsable =
    typeof salt === 'string' &&
    isNumber(rollout) &&
    isNumber(inService) &&
    Array.isArray(evidence) &&
    evidence.every(isNumber) &&
    typeof places === 'object' &&
    places !== null &&
    Object.values(places).every(isNumber);
  return isUsable ? { salt, rollout, inService, evidence, places: { ...places } } : null;
}

const filesOf = (site: string) => gatewayFiles(siteLayout(site).tallies, readTally);

/** @param gateway what tells it apart, such as its port @returns what it counted before; nothing where that cannot be read */
export const readTallies = (site: string, gateway: string): Promise<Tallies> => filesOf(site).read(gateway);

/** Keeps what a gateway counted, over its restarts and for whoever asks how a roll-out goes. */
export const writeTallies = (site: string, gateway: string, tallies: Tallies): Promise<void> =>
  filesOf(site).write(gateway, tallies);

/** @returns what all gateways of this folder counted of a roll-out */
export async function tallyOf(
  site: string,
  name: RolledOut,
  salt: string,
): Promise<Pick<Tally, 'rollout' | 'inService'>> {
  const own = (await filesOf(site).allOf(name)).filter((tally) => tally.salt === salt);
  const sum = (of: 'rollout' | 'inService') => own.reduce((total, tally) => total + tally[of], 0);
  return { rollout: sum('rollout'), inService: sum('inService') };
}
