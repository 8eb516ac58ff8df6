import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { filterQueryOf, filtersOf } from '@vela/contracts/filters';
import type { SavedSearch, SavedSearchInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { dayOf, startOfDay } from '@vela/market/days';
import { toldCount } from '@vela/market/visibility';
import type { RateTable } from '@vela/matching';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { SavedSearchDocument } from '../../records/saved-search.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { CountriesSource } from '../../reference/countries/index.js';
import { listedFilters } from '../listed-filters/index.js';
import { countNewPeople } from './new-people.js';

interface Needs
  extends Collections<'companies' | 'jobSeekerProfiles' | 'savedSearches' | 'users'>, Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
  readonly countries: CountriesSource;
  readonly rates: RateTable;
}

interface ListSavedSearchesNeeds extends Collections<'companies' | 'jobSeekerProfiles' | 'savedSearches' | 'users'> {
  readonly catalogue: Catalogue;
  readonly rates: RateTable;
}

/** Most searches that one person keeps; each is looked through for new people. */
const SAVED_MAX = 20;

const viewOf = (search: SavedSearchDocument, newCount: number): SavedSearch => {
  const { words, category, setup, country, skill, years, permanent, freelance, salary, availability } = search.filters;
  return {
    id: search._id.toHexString(),
    name: search.name,
    filters: {
      words,
      category: category && [...category],
      setup: setup && [...setup],
      country: country && [...country],
      skill: skill && [...skill],
      years,
      permanent,
      freelance,
      salary,
      availability: availability && [...availability],
    },
    createdAt: search.createdAt.toISOString(),
    seenAt: search.seenAt.toISOString(),
    newCount: toldCount(newCount),
    anyNew: newCount > 0,
  };
};

const viewNow = async (app: Needs, search: SavedSearchDocument): Promise<SavedSearch> => {
  const [found] = await countNewPeople(app, [search]);
  return viewOf(search, found?.total ?? 0);
};

const ownedBy = ({ companyId, userId }: CompanyCaller) => ({ companyId, userId });
const noSuchSearch = (): AppError => notFound(t('There is no such saved search.'));

/** @returns the caller's saved searches, newest first */
export async function listSavedSearches(app: ListSavedSearchesNeeds, caller: CompanyCaller): Promise<SavedSearch[]> {
  const searches = await app.models.savedSearches
    .find(ownedBy(caller))
    .sort({ createdAt: -1 })
    .lean<SavedSearchDocument[]>();
  const counts = await countNewPeople(app, searches);
  return searches.map((search, number) => viewOf(search, counts[number]?.total ?? 0));
}

/** @returns the filters with the lists' own names @throws AppError 422 for what is on no list */
async function listed(app: Needs, filters: SavedSearchInput['filters']): Promise<SavedSearchInput['filters']> {
  const { categories, skills } = app.catalogue.current;
  const { category = [], skill = [] } = filters;
  if (category.some((id) => !categories.has(id)))
    throw fieldError('filters.category', t('Choose a job category from the list.'));
  if (skill.some((id) => !skills.has(id))) throw fieldError('filters.skill', t('Choose a skill from the list.'));
  return listedFilters(app, filters, { field: 'filters.country', status: 422 });
}

/**
 * One that is put back is as it was, to the day: a moment of one's choice would tell, asked again and again, when exactly somebody joined.
 * Whom a mail may have told of already, no mail tells again; and since one may have come today, the next comes in a day.
 */
async function putBack(app: Needs, search: SavedSearchDocument, seenAt: Date): Promise<SavedSearchDocument> {
  const before = { ...search, seenAt: startOfDay(dayOf(seenAt)) };
  const [found] = await countNewPeople(app, [before]);
  return { ...before, toldCount: found?.total ?? 0, toldAt: search.createdAt };
}

async function keptAlike(
  { models }: Collections<'savedSearches'>,
  caller: CompanyCaller,
  name: string,
  filters: SavedSearchDocument['filters'],
): Promise<SavedSearchDocument | undefined> {
  const named = await models.savedSearches.find({ ...ownedBy(caller), name }).lean<SavedSearchDocument[]>();
  return named.find((search) => isDeepStrictEqual(search.filters, filters));
}

/**
 * Keeps a search; one that the caller keeps already under that name is the same, as after an answer that was lost.
 * @throws AppError 409 if the caller keeps as many as there may be, 422 for what is on no list
 */
export async function saveSearch(
  app: Needs,
  caller: CompanyCaller,
  { name, filters: asked, seenAt }: SavedSearchInput,
): Promise<SavedSearch> {
  const filters = filterQueryOf(filtersOf(await listed(app, asked)));
  const kept = seenAt === undefined ? await keptAlike(app, caller, name, filters) : undefined;
  if (kept !== undefined) return viewNow(app, kept);
  const count = await app.models.savedSearches.countDocuments(ownedBy(caller));
  if (count >= SAVED_MAX)
    throw new AppError(
      409,
      t('You can keep {most, plural, one {# search} other {# searches}}. Delete one first.', { most: SAVED_MAX }),
    );
  const now = app.clock.now();
  const anew: SavedSearchDocument = {
    _id: new Types.ObjectId(),
    ...ownedBy(caller),
    name,
    filters,
    createdAt: now,
    seenAt: now,
    toldCount: 0,
    toldAt: null,
  };
  const isPutBack = seenAt !== undefined && new Date(seenAt) < now;
  const search = isPutBack ? await putBack(app, anew, new Date(seenAt)) : anew;
  await app.models.savedSearches.insertOne(search);
  return viewNow(app, search);
}

/** Counts new people from now on. @throws AppError 404 if the caller has no such search */
export async function markSeen(app: Needs, caller: CompanyCaller, id: string): Promise<SavedSearch> {
  const search = await app.models.savedSearches
    .findOneAndUpdate(
      { _id: new Types.ObjectId(id), ...ownedBy(caller) },
      { $set: { seenAt: app.clock.now(), toldCount: 0 } },
      { returnDocument: 'after' },
    )
    .lean<SavedSearchDocument | null>();
  if (search === null) throw noSuchSearch();
  return viewNow(app, search);
}

/** @throws AppError 404 if the caller has no such search */
export async function deleteSavedSearch(
  app: Collections<'savedSearches'>,
  caller: CompanyCaller,
  id: string,
): Promise<void> {
  const { deletedCount } = await app.models.savedSearches.deleteOne({
    _id: new Types.ObjectId(id),
    ...ownedBy(caller),
  });
  if (deletedCount === 0) throw noSuchSearch();
}
