import { LRUCache } from 'lru-cache';
import type { Types } from 'mongoose';
import { type CompanyHandles, companyHandlesOf } from './company-handles.js';

export type { CompanyHandles, HandleReading } from './company-handles.js';
export { companyHandlesOf } from './company-handles.js';

/** Handles of talents, which differ for every company (docs/decisions/0037-handles-of-talents.md). */
export interface Handles {
  for(companyId: Types.ObjectId): Promise<CompanyHandles>;
}

/** Companies whose keys are held in memory. */
const COMPANIES_MAX = 2000;

/** @param secrets asked for when they are first needed, the newest first */
export function createHandles(secrets: () => Promise<readonly string[]>): Handles {
  const byCompany = new LRUCache<string, CompanyHandles>({ max: COMPANIES_MAX });
  let known: Promise<readonly string[]> | null = null;
  const read = (): Promise<readonly string[]> =>
    (known ??= secrets().catch((error: unknown) => {
      known = null;
      throw error;
    }));
  return {
    for: async (companyId) => {
      const id = companyId.toHexString();
      const handles = byCompany.get(id) ?? companyHandlesOf(await read(), id);
      byCompany.set(id, handles);
      return handles;
    },
  };
}
