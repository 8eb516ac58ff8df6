import type { Types } from 'mongoose';
import type { Collections } from '../../records/models.js';

/** @returns what colleagues are called: by first name, or not at all once they left the company */
export async function namesOf(
  { models }: Collections<'users'>,
  ids: readonly (Types.ObjectId | null)[],
  companyId: Types.ObjectId,
): Promise<(id: Types.ObjectId | null) => string> {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return () => '';
  const colleagues = await models.users
    .find({ _id: { $in: known }, companyId }, { givenName: 1 })
    .lean<{ _id: Types.ObjectId; givenName: string }[]>();
  const names = new Map(colleagues.map(({ _id, givenName }) => [_id.toHexString(), givenName]));
  return (id) => names.get(id?.toHexString() ?? '') ?? '';
}
