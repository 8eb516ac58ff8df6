import { filtersOf } from '@vela/contracts/filters';
import { isVisibleTo, passesFilters } from '@vela/matching';
import type { App } from '../../app.js';
import type { JobSeekerProfileDocument } from '../job-seekers/model.js';
import { matchProfileOf } from '../matching/index.js';
import { searcherOf } from '../talent-search/search.js';
import type { SavedSearchDocument } from './model.js';

/** @returns how many who match a search now have joined since it was last looked at */
export async function countNewPeople(app: App, { companyId, filters, seenAt }: SavedSearchDocument): Promise<number> {
  const searcher = await searcherOf(app, companyId);
  const wanted = filtersOf(filters);
  const catalogue = app.catalogue.current;
  const joined = app.models.jobSeekerProfiles
    .find({ createdAt: { $gt: seenAt }, availableForContact: true })
    .lean<JobSeekerProfileDocument[]>()
    .cursor();
  let count = 0;
  for await (const document of joined) {
    const profile = matchProfileOf(document, catalogue);
    if (isVisibleTo(searcher, profile) && passesFilters(profile, wanted, app.rates)) count += 1;
  }
  return count;
}
