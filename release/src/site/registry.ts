import { readFile } from 'node:fs/promises';
import { readRemoteRegistry, type RemoteEntry } from '@vela/contracts/remote';
import { type SliceName, slicesIn } from '@vela/contracts/routes';
import { writeAtomically } from './atomic.js';
import { isSlice } from './deployable.js';
import { latest, readHistory } from './history.js';
import { siteLayout } from './layout.js';
import { readIfThere } from './missing.js';
import { readRollout, type Rollout, type SiteEntry, type SiteRegistry } from './rollout.js';
import { isVersion } from './version.js';

/** The registry as it stands on disk, and what was wrong with it. */
export interface RegistryReading {
  readonly registry: SiteRegistry;
  /** Sentences; empty when all is well. */
  readonly problems: readonly string[];
  /** Slices whose entry cannot be used; all there are if the file as a whole is damaged. */
  readonly unusable: readonly SliceName[] | 'all';
  /** Whether neither the file nor the history knows of any promotion. */
  readonly isNew: boolean;
}

/** @returns a sentence that says why an entry may not be served, or null */
function entryProblem(
  name: SliceName,
  { entry, version, integrity }: RemoteEntry,
  origins: readonly string[],
): string | null {
  if (integrity === undefined) return `The entry of ${name} has no integrity.`;
  if (entry.startsWith('/'))
    return isVersion(version) &&
      /^\/remotes\/\w+\/[0-9a-f]+\/[\w.-]+$/.test(entry) &&
      entry.startsWith(`/remotes/${name}/${version}/`)
      ? null
      : `The entry of ${name} does not lie below /remotes/${name}/${version}/.`;
  const origin = URL.canParse(entry) ? new URL(entry).origin : null;
  return origin !== null && origins.includes(origin)
    ? null
    : `The entry of ${name} comes from a place that is not trusted: ${entry}`;
}

/** @returns the roll-out of an entry, or a sentence that says why there is none; undefined where none is told of */
function rolloutIn(
  name: SliceName,
  value: unknown,
  origins: readonly string[],
): { readonly rollout: Rollout } | { readonly problem: string } | undefined {
  if (value === undefined) return undefined;
  const rollout = readRollout(value, readRemoteRegistry({ [name]: value }).registry[name]);
  if (rollout === null) return { problem: `The roll-out of ${name} is malformed.` };
  const problem = entryProblem(name, rollout, origins);
  return problem === null ? { rollout } : { problem };
}

const damaged = (why: string): RegistryReading => ({
  registry: {},
  problems: [why],
  unusable: 'all',
  isNew: false,
});
const UNREADABLE = 'remotes.json cannot be read.';
const GONE = 'remotes.json is gone.';

function decode(text: string, origins: readonly string[]): RegistryReading {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return damaged('remotes.json is not valid JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return damaged('remotes.json is not an object.');
  const read = readRemoteRegistry(body);
  const registry: Partial<Record<SliceName, SiteEntry>> = {};
  const problems = [...read.problems];
  for (const name of slicesIn(read.registry)) {
    const given: SiteEntry | undefined = read.registry[name];
    if (given === undefined) continue;
    const { rollout: written, ...entry } = given;
    const problem = entryProblem(name, entry, origins);
    if (problem === null) registry[name] = entry;
    else problems.push(problem);
    const further = rolloutIn(name, written, origins);
    if (further === undefined) continue;
    if ('problem' in further) problems.push(further.problem);
    // A promotion that was cut short may have left what it ended.
    else if (problem === null && further.rollout.version !== entry.version) registry[name] = { ...entry, ...further };
  }
  return { registry, problems, unusable: slicesIn(body).filter((name) => registry[name] === undefined), isNew: false };
}

/**
 * Reads which version of each slice is in service. An entry must carry its integrity and lie on this site or on one
 * of the trusted origins.
 * @param origins further origins that slices may come from, such as `https://static.vela.example`
 * @returns empty where nothing was promoted yet
 * @throws Error where there is no registry and the history cannot be read
 */
export async function readRegistry(site: string, origins: readonly string[] = []): Promise<RegistryReading> {
  const text = await readIfThere(siteLayout(site).registry).catch(() => undefined);
  // What is there and cannot be read right now is not nothing: the history has it.
  if (text === undefined) return damaged(UNREADABLE);
  if (text !== null) return decode(text, origins);
  const isNew = ![...latest(await readHistory(site)).keys()].some(isSlice);
  return isNew ? { registry: {}, problems: [], unusable: [], isNew } : damaged(GONE);
}

/** @returns the entries of the last promotion of some slices, and what was being rolled out since, as the history tells them: unchecked */
async function lastPromoted(
  site: string,
  wanted: RegistryReading['unusable'],
): Promise<Readonly<Record<string, object>>> {
  const history = await readHistory(site);
  const last = latest(history);
  const names = wanted === 'all' ? [...last.keys()].filter(isSlice) : wanted;
  return Object.fromEntries(
    names.flatMap((name) => {
      const entry = last.get(name)?.entry;
      if (entry === undefined) return [];
      const newest = history.findLast((each) => each.name === name);
      const rollout = newest?.cause === 'rollout' ? newest.entry : undefined;
      return [[name, rollout === undefined ? entry : { ...entry, rollout }]];
    }),
  );
}

/**
 * Reads the registry, and mends from the history what cannot be used.
 * @returns what is in service, and what was wrong with the file
 * @throws Error where the history is needed and cannot be read
 */
export async function readMendedRegistry(site: string, origins: readonly string[] = []): Promise<RegistryReading> {
  const reading = await readRegistry(site, origins);
  if (reading.unusable.length === 0) return reading;
  const mended = decode(JSON.stringify(await lastPromoted(site, reading.unusable)), origins).registry;
  return { ...reading, registry: { ...reading.registry, ...mended } };
}

const textOf = (registry: SiteRegistry): string => `${JSON.stringify(registry, null, 2)}\n`;

/** Puts what is in service, and rolled out, in place of what the registry said. Only for who holds the lock. */
export const writeRegistry = (site: string, registry: SiteRegistry): Promise<void> =>
  writeAtomically(siteLayout(site).registry, textOf(registry));

/** @returns whether the file says just this */
export const isRegistryWritten = async (site: string, registry: SiteRegistry): Promise<boolean> =>
  (await readFile(siteLayout(site).registry, 'utf8').catch(() => null)) === textOf(registry);

/** The registry as a gateway serves it: a damaged file takes nothing out of service, and is told once. */
export class ServedRegistry {
  readonly #site: string;
  readonly #origins: readonly string[];
  readonly #tell: (problem: string) => void;
  #lastGood: SiteRegistry = {};
  #told = '';

  /** @param tell hears each problem when it appears */
  constructor(site: string, origins: readonly string[], tell: (problem: string) => void) {
    this.#site = site;
    this.#origins = origins;
    this.#tell = tell;
  }

  /** @returns what is in service, and what is rolled out to some */
  async read(): Promise<SiteRegistry> {
    const read = await readRegistry(this.#site, this.#origins).catch(() => damaged(GONE));
    // Without its file and its history nothing says that there ever was one, except who saw it.
    const reading = read.isNew && slicesIn(this.#lastGood).length > 0 ? damaged(GONE) : read;
    const problems = reading.problems.join('\n');
    if (problems !== this.#told)
      for (const problem of reading.problems) this.#tell(`${problem} What was in service before stays.`);
    this.#told = problems;
    if (reading.unusable.length === 0) return (this.#lastGood = reading.registry);
    const { registry } = await readMendedRegistry(this.#site, this.#origins).catch(() => reading);
    const unusable = reading.unusable === 'all' ? slicesIn(this.#lastGood) : reading.unusable;
    const before = Object.fromEntries(
      unusable.flatMap((name) => {
        const entry = this.#lastGood[name];
        return entry === undefined ? [] : [[name, entry]];
      }),
    );
    return { ...registry, ...before };
  }
}
