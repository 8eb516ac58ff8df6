import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SliceName } from '@vela/contracts/routes';
import { note } from '../../src/site/history.js';
import { siteLayout } from '../../src/site/layout.js';
import { publishedVersions } from '../../src/site/published.js';
import { readMendedRegistry, ServedRegistry } from '../../src/site/registry.js';
import { prune } from '../../src/versions/prune.js';
import { promote, publish, rollBack, rollOut } from '../../src/versions/versions.js';
import { withdraw } from '../../src/versions/withdraw.js';
import { sliceFiles, type TemporaryFolder } from '../support/builds.js';
import { Model, type Operation } from './model.js';

/** The slices of the four teams. */
export const NAMES = [
  'mf_public',
  'mf_jobseeker',
  'mf_talentseeker',
  'mf_payments',
] as const satisfies readonly SliceName[];
/** Builds of a team that differ: few, so that what was there comes again. */
const MARKS = ['a', 'b', 'c', 'd', 'e'];
const SHARES = [1, 10, 50, 100];
const ORDER = { by: 'the model', cause: 'promote' } as const;

/** Does an operation on a site. @returns what was published, or false where it was refused */
export async function perform(folder: TemporaryFolder, operation: Operation): Promise<string | boolean> {
  const site = path.join(folder.path, 'site');
  switch (operation.kind) {
    case 'publish': {
      const { name, mark } = operation;
      return publish(site, name, await folder.write(`${name}-${mark}`, sliceFiles(name, mark)));
    }
    case 'prune':
      await prune(site, operation.keep);
      return true;
    case 'damage':
      await writeFile(siteLayout(site).registry, '{"mf_public":');
      return true;
    case 'cutShort': {
      const { name, version } = operation;
      const previous = (await readMendedRegistry(site)).registry[name]?.version ?? null;
      await note(site, { ...ORDER, name, version, previous });
      return true;
    }
    case 'withdraw': {
      const { name, version } = operation;
      return (await withdraw(site, name, version, { by: 'the model', why: 'It failed.' })) !== null;
    }
    case 'promote':
    case 'rollOut':
    case 'rollBack':
      return change(site, operation).then(
        () => true,
        () => false,
      );
  }
}

async function change(
  site: string,
  operation: Extract<Operation, { kind: 'promote' | 'rollOut' | 'rollBack' }>,
): Promise<void> {
  const { name } = operation;
  if (operation.kind === 'promote') return promote(site, name, operation.version, ORDER);
  if (operation.kind === 'rollOut') return rollOut(site, name, operation.version, operation.share, ORDER);
  await rollBack(site, name, { ...ORDER, cause: 'rollback' });
}

/** What is played of all that may happen. */
interface Moves {
  /** The slices of those who play. */
  readonly names: readonly SliceName[];
  /** Whether the machine fails too. */
  readonly withFaults: boolean;
  /** Whether others play at the same time: a prune then leaves what they may ask for. */
  readonly isAlone: boolean;
}

/** @param random numbers between 0 and 1 @returns the next operation */
export function nextOperation(model: Model, random: () => number, { names, withFaults, isAlone }: Moves): Operation {
  const one = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const name = one<SliceName>(names, 'mf_public');
  const version = one(model.published(name), '0123456789ab');
  const draw = random();
  if (draw < 0.2 || model.published(name).length === 0) return { kind: 'publish', name, mark: one(MARKS, 'a') };
  if (draw < 0.4) return { kind: 'promote', name, version };
  if (draw < 0.62) return { kind: 'rollOut', name, version, share: one(SHARES.slice(0, -1), 1) };
  if (draw < 0.77) return { kind: 'rollBack', name };
  if (draw < 0.85) return { kind: 'withdraw', name, version: model.served(name).rollout?.version ?? version };
  if (draw < 0.92 || !withFaults) return { kind: 'prune', keep: isAlone ? 1 + Math.floor(random() * 3) : MARKS.length };
  const isCut = (draw < 0.96 || !model.isSure) && !model.isTorn;
  return isCut ? { kind: 'cutShort', name, version } : { kind: 'damage' };
}

export interface Play {
  readonly folder: TemporaryFolder;
  readonly random: () => number;
  readonly operations: number;
  /** The slices of those who play; all, unless told. Others then play theirs at the same time. */
  readonly names?: readonly SliceName[];
  /**
   * Does an operation, where that is done by a process which may be cut short.
   * @param isSafe whether nothing may happen to it
   * @returns what `perform` does; null where it was cut short, so that all of it is done or nothing
   */
  readonly act?: (operation: Operation, isSafe: boolean) => Promise<string | boolean | null>;
  readonly print?: (text: string) => void;
}

/** What happens of each kind, how often. */
export type Happened = Readonly<Partial<Record<Operation['kind'], number>>>;

/**
 * Plays random operations on a site and on the model.
 * @throws Error that names the operations so far, where what is served is not what the model says
 */
export async function play({ folder, random, operations, names = NAMES, act, print }: Play): Promise<Happened> {
  const site = path.join(folder.path, 'site');
  const model = new Model(names);
  const moves = { names, withFaults: act === undefined, isAlone: names.length === NAMES.length };
  const served = new ServedRegistry(site, [], () => undefined);
  const log: Operation[] = [];
  const happened: Partial<Record<Operation['kind'], number>> = {};
  const fail = (why: string): never => {
    throw new Error(
      `${why}\nAfter: ${log
        .slice(-12)
        .map((each) => JSON.stringify(each))
        .join('\n')}`,
    );
  };
  const servedOf = async (name: SliceName): Promise<string> => {
    const { version = null, rollout } = (await served.read())[name] ?? {};
    return JSON.stringify({
      version,
      rollout: rollout === undefined ? null : { version: rollout.version, share: rollout.share },
    });
  };
  /** What was cut short is done all the same, or is done again; in between there is nothing. */
  const doAll = async (operation: Operation): Promise<string | boolean> => {
    if (act === undefined) return perform(folder, operation);
    const done = await act(operation, false);
    if (done !== null) return done;
    if ('name' in operation && operation.kind !== 'publish') {
      const { name } = operation;
      const after = model.copy();
      after.does(operation);
      const [is, was, wanted] = [
        await servedOf(name),
        JSON.stringify(model.served(name)),
        JSON.stringify(after.served(name)),
      ];
      if (is !== was && is !== wanted) fail(`${name}: cut short, ${is} is served, neither ${was} nor ${wanted}.`);
      if (is !== was) return true;
    }
    return (await act(operation, true)) ?? false;
  };
  for (let count = 0; count < operations; count += 1) {
    const operation = nextOperation(model, random, moves);
    log.push(operation);
    const done = await doAll(operation);
    const isExpected = model.does(operation);
    if (operation.kind === 'publish') model.add(operation.name, String(done));
    else if (operation.kind === 'prune')
      for (const name of names) {
        const left = await publishedVersions(site, name);
        for (const version of model.needed(name)) if (!left.includes(version)) fail(`${name} ${version} was pruned.`);
        model.pruned(name, left);
      }
    else if (done !== isExpected) fail(`It was ${done ? 'done' : 'refused'}, and should not have been.`);
    if (done !== false) happened[operation.kind] = (happened[operation.kind] ?? 0) + 1;
    for (const name of names) {
      const [is, wanted] = [await servedOf(name), JSON.stringify(model.served(name))];
      if (is !== wanted) fail(`${name}: served is ${is}, the model says ${wanted}.`);
    }
    if (count % 100 === 99) print?.(`${count + 1} operations`);
  }
  return happened;
}
