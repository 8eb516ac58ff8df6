import { filtersOf } from '@vela/contracts/filters';
import type { RateTable } from '@vela/matching';
import { passesFilters } from '@vela/matching';
import { searcherOf } from '../../accounts/companies/index.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { SavedSearchDocument } from '../../records/saved-search.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { matchProfileOf } from '../matching/index.js';
import { isSeen } from '../sight/index.js';

interface Needs extends Collections<'companies' | 'jobSeekerProfiles' | 'users'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

/** Most people who joined that are looked at, the newest first: a search left alone for a year must not read the whole market. */
const LOOKED_AT_MAX = 5000;
/** Profiles read at once, so that others get their turn. */
const BATCH = 500;

/** Who is new to a search. */
export interface NewPeople {
  /** Who matches it now and joined since it was last looked at. */
  readonly total: number;
  /** Those of them who joined since a mail told of the others. */
  readonly untold: number;
}

/** Of who joined until then, a mail has told, or the search was looked at. */
const toldUntil = ({ seenAt, toldAt, putBackAt }: SavedSearchDocument): number =>
  Math.max(seenAt.getTime(), toldAt?.getTime() ?? 0, putBackAt?.getTime() ?? 0);

/** What a search looks for, ready to be held against profiles. */
async function counterOf(
  app: Collections<'companies' | 'users'> & Pick<Needs, 'catalogue' | 'rates'>,
  search: SavedSearchDocument,
) {
  const { companyId, filters, seenAt } = search;
  const searcher = await searcherOf(app, companyId);
  const wanted = filtersOf(filters);
  const since = seenAt.getTime();
  const told = toldUntil(search);
  let total = 0;
  let untold = 0;
  return {
    look: (document: JobSeekerProfileDocument, profile: ReturnType<typeof matchProfileOf>): void => {
      const joined = document.createdAt.getTime();
      if (joined <= since || !isSeen({ searcher }, document, app) || !passesFilters(profile, wanted, app.rates)) return;
      total += 1;
      if (joined > told) untold += 1;
    },
    counted: (): NewPeople => ({ total, untold }),
  };
}

/**
 * Counts for each search who matches it now and joined since it was last looked at. Whoever joined is read once for all
 * searches, and of many only the newest.
 * @returns the counts in the order of the searches
 */
export async function countNewPeople(
  app: Needs,
  searches: readonly SavedSearchDocument[],
): Promise<readonly NewPeople[]> {
  if (searches.length === 0) return [];
  const counters = await Promise.all(searches.map((search) => counterOf(app, search)));
  const catalogue = app.catalogue.current;
  const joined = app.models.jobSeekerProfiles
    .find({
      createdAt: { $gt: new Date(Math.min(...searches.map(({ seenAt }) => seenAt.getTime()))) },
      availableForContact: true,
    })
    .sort({ createdAt: -1 })
    .limit(LOOKED_AT_MAX)
    .lean<JobSeekerProfileDocument[]>()
    .cursor({ batchSize: BATCH });
  for await (const document of joined) {
    const profile = matchProfileOf(document, catalogue);
    for (const { look } of counters) look(document, profile);
  }
  return counters.map(({ counted }) => counted());
}
