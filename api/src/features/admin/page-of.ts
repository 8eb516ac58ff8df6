import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { Model, QueryFilter } from 'mongoose';

interface Asked<Document> {
  readonly filter: QueryFilter<Document>;
  readonly sort: Readonly<Record<string, 1 | -1>>;
  /** From 1. */
  readonly page: number;
}

/** @returns one page of a collection, and how many documents the filter finds in all */
export async function pageOf<Document>(model: Model<Document>, { filter, sort, page }: Asked<Document>): Promise<{ total: number; found: Document[] }> {
  const isAll = Object.keys(filter).length === 0;
  const [total, found] = await Promise.all([
    isAll ? model.estimatedDocumentCount() : model.countDocuments(filter),
    model.find(filter).sort(sort).skip((page - 1) * ADMIN_PAGE_SIZE).limit(ADMIN_PAGE_SIZE).lean<Document[]>(),
  ]);
  return { total, found };
}
