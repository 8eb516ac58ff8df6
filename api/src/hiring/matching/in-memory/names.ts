import { Types } from 'mongoose';
import { type CatalogueSnapshot, foundBy } from '../../../reference/categories/index.js';

/** @returns ids of what is found by other names than before */
const renamedIn = (kind: 'roles' | 'skills', before: CatalogueSnapshot, after: CatalogueSnapshot): Types.ObjectId[] =>
  [...after[kind].values()].flatMap((now) => {
    const known = before[kind].get(now.id);
    return known !== undefined && foundBy(known, before).join('\n') !== foundBy(now, after).join('\n')
      ? [new Types.ObjectId(now.id)]
      : [];
  });

/** @returns a filter of the profiles whose roles or skills are called otherwise than before; null for none */
export function holdersOfRenamed(
  before: CatalogueSnapshot,
  now: CatalogueSnapshot,
): Readonly<Record<string, unknown>> | null {
  const roles = renamedIn('roles', before, now);
  const skills = renamedIn('skills', before, now);
  if (roles.length + skills.length === 0) return null;
  return { $or: [{ 'desiredRoles.roleId': { $in: roles } }, { 'skills.skillId': { $in: skills } }] };
}
