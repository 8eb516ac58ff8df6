import type { Types } from 'mongoose';
import { MINUTE_MS } from '@vela/market/days';
import type { ProfileWatcher } from '../../accounts/job-seekers/index.js';
import { isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CatalogueChangeDocument } from '../../records/catalogue-change.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { DesiredRoleEntry, JobSeekerProfileDocument, SkillEntry } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { SavedSearchDocument } from '../../records/saved-search.js';

interface Needs
  extends
    Collections<
      | 'catalogueChanges'
      | 'connections'
      | 'interests'
      | 'jobSeekerProfiles'
      | 'openRoles'
      | 'savedSearches'
      | 'skillSuggestions'
    >,
    Pick<Platform, 'clock'> {
  readonly profileWatcher: ProfileWatcher;
}

interface FollowChangeNeeds
  extends
    Collections<'connections' | 'interests' | 'jobSeekerProfiles' | 'openRoles' | 'savedSearches' | 'skillSuggestions'>,
    Pick<Platform, 'clock'> {
  readonly profileWatcher: ProfileWatcher;
}

/** Documents changed between two breaths, so that a large market keeps answering. */
const BATCH = 500;

/** How often a role is read anew that its company changes at the same moment. */
const ATTEMPTS = 10;

type Change = Pick<CatalogueChangeDocument, 'kind' | 'from' | 'into'>;

/** How many documents followed. */
export interface Followed {
  readonly profiles: number;
  readonly openRoles: number;
}

/**
 * @param isMust whether a skill is a must where they are asked for; of a must and none the must's level stays, so that nobody is
 * left out by it who was not before
 * @returns the entries with the new skill in the old one's place; else the higher one of two levels stays
 */
export function mergedSkills(
  skills: readonly SkillEntry[],
  from: Types.ObjectId,
  into: Types.ObjectId,
  isMust: (id: Types.ObjectId) => boolean = () => false,
): SkillEntry[] {
  const both = skills.filter(({ skillId }) => skillId.equals(from) || skillId.equals(into));
  const musts = both.filter(({ skillId }) => isMust(skillId));
  const levels = (musts.length === 0 ? both : musts).map(({ level }) => level);
  const [first] = skills.filter(({ skillId }) => skillId.equals(from) || skillId.equals(into));
  return skills.flatMap((entry) => {
    if (entry === first) return [{ skillId: into, level: Math.max(...levels) }];
    return entry.skillId.equals(from) || entry.skillId.equals(into) ? [] : [entry];
  });
}

const mergedIds = (ids: readonly Types.ObjectId[], from: Types.ObjectId, into: Types.ObjectId): Types.ObjectId[] => [
  ...ids.filter((id) => !id.equals(from) && !id.equals(into)),
  ...(ids.some((id) => id.equals(from) || id.equals(into)) ? [into] : []),
];

/** @returns the desired roles with the new one in the old one's place; years and weight of the longer one stay */
export function mergedRoles(
  roles: readonly DesiredRoleEntry[],
  from: Types.ObjectId,
  into: Types.ObjectId,
): DesiredRoleEntry[] {
  const both = roles.filter(({ roleId }) => roleId.equals(from) || roleId.equals(into));
  const longest = [...both].sort((a, b) => b.years - a.years)[0];
  return roles.flatMap((entry) => {
    if (entry === both[0] && longest !== undefined)
      return [{ roleId: into, years: longest.years, weight: longest.weight }];
    return both.includes(entry) ? [] : [entry];
  });
}

const PROFILE_FIELDS = { category: 'categoryId', role: 'desiredRoles.roleId', skill: 'skills.skillId' } as const;
const OPEN_ROLE_FIELDS = { category: 'categoryId', role: 'roleId', skill: 'skills.skillId' } as const;

function profileChanges(
  profile: JobSeekerProfileDocument,
  { kind, from, into }: Change,
): Partial<JobSeekerProfileDocument> {
  if (kind === 'category') return { categoryId: into };
  return kind === 'skill'
    ? { skills: mergedSkills(profile.skills, from, into) }
    : { desiredRoles: mergedRoles(profile.desiredRoles, from, into) };
}

function openRoleChanges(role: OpenRoleDocument, { kind, from, into }: Change): Partial<OpenRoleDocument> {
  if (kind === 'category') return { categoryId: into };
  if (kind === 'role') return { roleId: into };
  const isMust = (id: Types.ObjectId): boolean => role.musts?.skillIds.some((must) => must.equals(id)) ?? false;
  return {
    skills: mergedSkills(role.skills, from, into, isMust),
    ...(role.musts && { musts: { ...role.musts, skillIds: mergedIds(role.musts.skillIds, from, into) } }),
  };
}

async function followInProfiles(
  app: Collections<'jobSeekerProfiles'> & Pick<Platform, 'clock'> & { readonly profileWatcher: ProfileWatcher },
  change: Change,
): Promise<number> {
  const { jobSeekerProfiles } = app.models;
  const filter = { [PROFILE_FIELDS[change.kind]]: change.from };
  const updatedAt = app.clock.now();
  const isRename = change.from.equals(change.into);
  let followed = 0;
  let after: Types.ObjectId | null = null;
  for (;;) {
    const page: JobSeekerProfileDocument[] = await jobSeekerProfiles
      .find(after === null ? filter : { ...filter, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<JobSeekerProfileDocument[]>();
    if (page.length === 0) return followed;
    // A profile that its talent saves meanwhile has another `updatedAt`: it is left for the next round.
    await jobSeekerProfiles.bulkWrite(
      page.map((profile) => ({
        updateOne: {
          filter: { _id: profile._id, updatedAt: profile.updatedAt },
          update: { $set: { ...(isRename ? {} : profileChanges(profile, change)), updatedAt } },
        },
      })),
    );
    for (const { _id } of page) app.profileWatcher.profileSaved(_id.toHexString());
    followed += page.length;
    after = page.at(-1)?._id ?? null;
  }
}

async function followInOpenRoles({ models }: Collections<'openRoles'>, change: Change): Promise<number> {
  if (change.from.equals(change.into)) return 0;
  const roles = await models.openRoles
    .find({ [OPEN_ROLE_FIELDS[change.kind]]: change.from })
    .lean<OpenRoleDocument[]>();
  for (const role of roles) await followInOpenRole({ models }, role, change);
  return roles.length;
}

/** @returns whether a field holds what was read of it; null stands for none */
const asRead = (field: string, value: unknown) => ({ $eq: [{ $ifNull: [field, null] }, { $literal: value }] });

/** @throws Error for a role that was changed again and again meanwhile; the job finishes it */
async function followInOpenRole(
  { models }: Pick<Collections<'openRoles'>, 'models'>,
  found: OpenRoleDocument,
  change: Change,
): Promise<void> {
  const named = { [OPEN_ROLE_FIELDS[change.kind]]: change.from };
  let role: OpenRoleDocument | null = found;
  for (let attempt = 1; role !== null; attempt += 1) {
    if (attempt > ATTEMPTS) throw new Error(`Open role ${found._id.toHexString()} was changed while it was to follow.`);
    // What its company saves meanwhile is no more what the changes were worked out from: they are worked out anew.
    const { matchedCount } = await models.openRoles.updateOne(
      {
        _id: role._id,
        ...named,
        $expr: { $and: [asRead('$skills', role.skills), asRead('$musts', role.musts ?? null)] },
      },
      { $set: openRoleChanges(role, change) },
    );
    if (matchedCount === 1) return;
    role = await models.openRoles.findOne({ _id: role._id, ...named }).lean<OpenRoleDocument | null>();
  }
}

/** What an open request is explained by names the same skills and category as its role does. */
async function followInRequests({ models }: Collections<'connections'>, { kind, from, into }: Change): Promise<void> {
  if (from.equals(into)) return;
  if (kind === 'role') await models.connections.updateMany({ roleId: from }, { $set: { roleId: into } });
  if (kind === 'category')
    await models.connections.updateMany(
      { status: 'open', 'wanted.categoryId': from },
      { $set: { 'wanted.categoryId': into } },
    );
  if (kind !== 'skill') return;
  const asking = await models.connections
    .find({ status: 'open', 'wanted.skills.skillId': from }, { wanted: 1 })
    .lean<Pick<ConnectionDocument, '_id' | 'wanted'>[]>();
  for (const { _id, wanted } of asking)
    await models.connections.updateOne(
      { _id, 'wanted.skills.skillId': from },
      { $set: { 'wanted.skills': mergedSkills(wanted?.skills ?? [], from, into) } },
    );
}

/** Searches name categories and skills by their ids. */
async function followInSearches({ models }: Collections<'savedSearches'>, { kind, from, into }: Change): Promise<void> {
  if (kind === 'role' || from.equals(into)) return;
  const field = `filters.${kind}`;
  const searches = await models.savedSearches.find({ [field]: from.toHexString() }).lean<SavedSearchDocument[]>();
  for (const { _id, filters } of searches) {
    const ids = [filters[kind] ?? []].flat().map((id) => (id === from.toHexString() ? into.toHexString() : id));
    await models.savedSearches.updateOne({ _id }, { $set: { [field]: [...new Set(ids)] } });
  }
}

/** What is missed in a category that is no more is missed in the one that took its place. */
async function followInSuggestions(
  { models }: Collections<'skillSuggestions'>,
  { kind, from, into }: Change,
): Promise<void> {
  if (kind !== 'category' || from.equals(into)) return;
  const moved = await models.skillSuggestions.find({ categoryId: from }, { _id: 1 }).lean();
  for (const { _id } of moved)
    try {
      await models.skillSuggestions.updateOne({ _id }, { $set: { categoryId: into } });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The same person missed it there too.
      await models.skillSuggestions.deleteOne({ _id });
    }
}

/** Interest is in the role that it was said of, whatever that is called by now. */
async function followInInterests({ models }: Collections<'interests'>, { kind, from, into }: Change): Promise<void> {
  if (kind === 'skill' || from.equals(into)) return;
  const field = kind === 'role' ? 'terms.roleId' : 'terms.categoryId';
  await models.interests.updateMany({ [field]: from }, { $set: { [field]: into } });
}

/**
 * Lets everything that names a merged term name the other one, and the match index read again what was renamed. It may
 * be broken off and repeated at any point.
 */
export async function followChange(app: FollowChangeNeeds, change: Change): Promise<Followed> {
  const profiles = await followInProfiles(app, change);
  const openRoles = await followInOpenRoles(app, change);
  await followInSearches(app, change);
  await followInSuggestions(app, change);
  await followInInterests(app, change);
  await followInRequests(app, change);
  return { profiles, openRoles };
}

/** Longer than another instance goes without noticing that the catalogue changed. */
const SETTLED_MS = MINUTE_MS;

/** Finishes changes that were broken off, and what other instances saved while they did not know of them. */
export async function finishCatalogueChanges(app: Needs): Promise<void> {
  const before = new Date(app.clock.now().getTime() - SETTLED_MS);
  const due = await app.models.catalogueChanges
    .find({ finishedAt: null, at: { $lte: before } })
    .sort({ at: 1 })
    .lean<CatalogueChangeDocument[]>();
  for (const change of due) {
    await followChange(app, change);
    await app.models.catalogueChanges.updateOne({ _id: change._id }, { $set: { finishedAt: app.clock.now() } });
  }
}
