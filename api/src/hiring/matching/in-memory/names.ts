import { Types } from 'mongoose';
import type { CatalogueSnapshot } from '../../../reference/categories/index.js';

type Named = CatalogueSnapshot['roles'] | CatalogueSnapshot['skills'];

/** All that something is found by. */
const namesOf = ({
  name,
  aliases = [],
}: {
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
}): string => JSON.stringify([name, ...aliases]);

/** @returns ids of what is called otherwise than before */
const renamedIn = (before: Named, after: Named): Types.ObjectId[] =>
  [...after.values()].flatMap((now) => {
    const known = before.get(now.id);
    return known !== undefined && namesOf(known) !== namesOf(now) ? [new Types.ObjectId(now.id)] : [];
  });

/** @returns a filter of the profiles whose roles or skills are called otherwise than before; null for none */
export function holdersOfRenamed(
  before: CatalogueSnapshot,
  now: CatalogueSnapshot,
): Readonly<Record<string, unknown>> | null {
  const roles = renamedIn(before.roles, now.roles);
  const skills = renamedIn(before.skills, now.skills);
  if (roles.length + skills.length === 0) return null;
  return { $or: [{ 'desiredRoles.roleId': { $in: roles } }, { 'skills.skillId': { $in: skills } }] };
}
