import type { Model, QueryFilter } from 'mongoose';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';

interface Asked<Document> {
  readonly filter: QueryFilter<Document>;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  /** An index that gives this order, read forwards or backwards. */
  readonly sortIndex?: Readonly<Record<string, 1 | -1>>;
  /** From 1. */
  readonly page: number;
}

/**
 * Whether a page is found sooner by going through all in the order of the page than by finding all that match and sorting
 * them: where so many match that the page is full after fewer.
 */
const isBroad = (matching: number, all: number, page: number): boolean =>
  matching * matching > all * page * ADMIN_PAGE_SIZE;

/** @returns one page of a collection, and how many documents the filter finds in all */
export async function pageOf<Document>(
  model: Model<Document>,
  { filter, sort, page, sortIndex }: Asked<Document>,
): Promise<{ total: number; found: Document[] }> {
  const all = await model.estimatedDocumentCount();
  const total = Object.keys(filter).length === 0 ? all : await model.countDocuments(filter);
  const query = model
    .find(filter)
    .sort(sort)
    .skip((page - 1) * ADMIN_PAGE_SIZE)
    .limit(ADMIN_PAGE_SIZE);
  if (sortIndex !== undefined && total < all && isBroad(total, all, page)) query.hint({ ...sortIndex });
  return { total, found: await query.lean<Document[]>() };
}
