import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type SliceName, slicesIn } from '@vela/contracts/routes';
import { writeAtomically } from './atomic.js';
import { siteLayout } from './layout.js';

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

/** What is rolled out by share. */
export type RolledOut = SliceName | 'shell';

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

const fileOf = (site: string, gateway: string): string => path.join(siteLayout(site).tallies, `${gateway}.json`);

/** @param gateway what tells it apart, such as its port @returns what it counted before; nothing where that cannot be read */
export async function readTallies(site: string, gateway: string): Promise<Tallies> {
  const text = await readFile(fileOf(site, gateway), 'utf8').catch(() => '{}');
  try {
    const body = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      ['shell' as const, ...slicesIn(body)].flatMap((name) => {
        const tally = readTally(body[name]);
        return tally === null ? [] : [[name, tally]];
      }),
    );
  } catch {
    return {};
  }
}

/** Keeps what a gateway counted, over its restarts and for whoever asks how a roll-out goes. */
export const writeTallies = (site: string, gateway: string, tallies: Tallies): Promise<void> =>
  writeAtomically(fileOf(site, gateway), `${JSON.stringify(tallies)}\n`);

/** @returns what all gateways of this folder counted of a roll-out */
export async function tallyOf(
  site: string,
  name: RolledOut,
  salt: string,
): Promise<Pick<Tally, 'rollout' | 'inService'>> {
  const files = await readdir(siteLayout(site).tallies).catch(() => []);
  const gateways = files.filter((file) => file.endsWith('.json')).map((file) => path.basename(file, '.json'));
  const all = await Promise.all(gateways.map(async (gateway) => (await readTallies(site, gateway))[name]));
  const own = all.filter((tally) => tally?.salt === salt);
  const sum = (of: 'rollout' | 'inService') => own.reduce((total, tally) => total + (tally?.[of] ?? 0), 0);
  return { rollout: sum('rollout'), inService: sum('inService') };
}
