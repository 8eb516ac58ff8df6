import type { TemporaryFolder } from '../support/builds.js';
import { chance } from './chance.js';
import { Child, type CutShort } from './in-child.js';
import { type Happened, NAMES, play } from './play.js';

/** What four teams did, and how often a process of theirs was cut short. */
export interface TeamsPlayed {
  readonly happened: readonly Happened[];
  readonly cutShort: CutShort;
}

/**
 * Lets four teams play at once on one site, each its own slice from a process of its own, which is killed and whose disk is full
 * now and then. Nobody's operations may be lost or done twice because of another's.
 * @param script of the processes, `act.ts`
 * @param seed of all four
 * @param operations of each team
 * @throws Error that names a team's operations so far, where what is served of its slice is not what its model says
 */
export async function playTeams(
  folder: TemporaryFolder,
  script: string,
  seed: number,
  operations: number,
): Promise<TeamsPlayed> {
  const teams = NAMES.map((name, index) => ({
    name,
    random: chance(seed + index),
    child: new Child(script, folder.path, chance(seed + NAMES.length + index)),
  }));
  try {
    const happened = await Promise.all(
      teams.map(({ name, random, child }) =>
        play({ folder, random, operations, names: [name], act: child.act.bind(child) }),
      ),
    );
    const sum = (kind: keyof CutShort): number => teams.reduce((count, { child }) => count + child.cutShort[kind], 0);
    return { happened, cutShort: { killed: sum('killed'), full: sum('full') } };
  } finally {
    await Promise.all(teams.map(({ child }) => child.stop()));
  }
}
