import { Types } from 'mongoose';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';

/**
 * What became of roles that a log names: a merge takes a role out of the catalogue, and entries of a log, which nothing finds by their
 * role, keep its id.
 * @returns of each id the role that took its place, or itself
 */
export async function rolesToday(
  { models, catalogue }: Collections<'catalogueChanges'> & { readonly catalogue: Catalogue },
  ids: Iterable<string>,
): Promise<(id: string) => string> {
  const becameOf = new Map<string, string>();
  const { roles } = catalogue.current;
  for (let gone = [...new Set(ids)].filter((id) => !roles.has(id)); gone.length > 0;) {
    const merges = await models.catalogueChanges
      .find({ kind: 'role', from: { $in: gone.map((id) => new Types.ObjectId(id)) } }, { from: 1, into: 1 })
      .sort({ at: 1 })
      .lean();
    const found = merges.map(({ from, into }) => [from.toHexString(), into.toHexString()] as const);
    // A rename names a role twice.
    const news = found.filter(([from, into]) => from !== into && !becameOf.has(from));
    for (const [from, into] of news) becameOf.set(from, into);
    gone = news.map(([, into]) => into).filter((id) => !roles.has(id));
  }
  return (id) => {
    const passed = new Set([id]);
    let today = id;
    for (let next = becameOf.get(id); next !== undefined && !passed.has(next); next = becameOf.get(next)) {
      passed.add(next);
      today = next;
    }
    return today;
  };
}
