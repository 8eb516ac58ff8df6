/** Collections whose records are asked for by nearly every call, and seldom written. */
export const CACHED_COLLECTIONS = [
  'companies',
  'consents',
  'jobSeekerProfiles',
  'openRoles',
  'sessions',
  'talentSeekerProfiles',
  'users',
] as const;
export type CachedCollection = (typeof CACHED_COLLECTIONS)[number];

const CACHED: ReadonlySet<string> = new Set(CACHED_COLLECTIONS);
export const isCached = (collection: string): collection is CachedCollection => CACHED.has(collection);

/** Reads records, from memory where nothing can have changed them. What it gives is shared: nobody may change it. */
export interface RecordReads {
  /** @param read asks the store for the record with the id */
  one<Found>(collection: CachedCollection, id: string, read: () => Promise<Found | null>): Promise<Found | null>;
  /**
   * @param read asks the store for the records with these ids
   * @returns by id, those that there are
   */
  many<Found>(
    collection: CachedCollection,
    ids: readonly string[],
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
  ): Promise<ReadonlyMap<string, Found>>;
  /**
   * What stands on a whole collection, such as those of its records that fit a condition.
   * @param name tells the question from all others of the collection
   */
  among<Found>(collection: CachedCollection, name: string, read: () => Promise<Found>): Promise<Found>;
}

/** For whoever is about to change what they read, and for jobs: every read asks the store. */
export const uncached: RecordReads = {
  one: (_collection, _id, read) => read(),
  many: (_collection, ids, read) => read(ids),
  among: (_collection, _name, read) => read(),
};
