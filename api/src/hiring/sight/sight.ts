import type { Types } from 'mongoose';
import { t } from '@vela/language';
import { hidesFrom, isVisibleTo, mayBeSeenBy, type Searcher, shownTexts, showsIdentity } from '@vela/market/visibility';
import { searcherOf } from '../../accounts/companies/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { type AppError, notFound } from '../../platform/errors/index.js';
import type { CompanyHandles, HandleReading } from '../../platform/handles/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { inSightOf } from '../matching/index.js';

/** One company as it looks at talents: whom it may see, and by which handles it knows them. */
export interface Sight {
  readonly companyId: Types.ObjectId;
  /** Of whoever looks, where they are a talent besides: the company's eyes are not for themselves. */
  readonly ownProfileId: Types.ObjectId | null;
  readonly searcher: Searcher;
  readonly handles: CompanyHandles;
}

/** A talent that a company may see, with the request between them that was accepted, whether or not they still talk, or is open. */
export interface SeenTalent {
  readonly profile: JobSeekerProfileDocument;
  readonly connection: ConnectionDocument | null;
}

interface CatalogueNeed {
  readonly catalogue: Catalogue;
}

/** What there is to say of a talent whom the company may not see, and of one whom there is not. */
export const noSuchTalent = (): AppError => notFound(t('There is no such profile.'));

export async function sightOf(
  app: Collections<'companies' | 'users'> & Pick<Platform, 'handles'>,
  { companyId, jobSeekerProfileId }: Pick<CompanyCaller, 'companyId' | 'jobSeekerProfileId'>,
): Promise<Sight> {
  const [searcher, handles] = await Promise.all([searcherOf(app, companyId), app.handles.for(companyId)]);
  return { companyId, ownProfileId: jobSeekerProfileId, searcher, handles };
}

/** @returns whether the company comes upon the profile in lists, counts and mails */
export const isSeen = (
  { searcher }: Pick<Sight, 'searcher'>,
  profile: JobSeekerProfileDocument,
  { catalogue }: CatalogueNeed,
): boolean => isVisibleTo(searcher, inSightOf(profile, catalogue.current));

/** What of a profile says from whom its talent hides. */
export type HidingDocument = Pick<JobSeekerProfileDocument, 'blockedCompanyIds' | 'unsettledCompanyIds'>;

/** @returns whether the talent hides from the company, whatever was between them before */
export const isHiding = (
  { companyId }: Pick<Sight, 'companyId'>,
  { blockedCompanyIds, unsettledCompanyIds = [] }: HidingDocument,
): boolean =>
  hidesFrom(
    { companyId: companyId.toHexString() },
    {
      blockedCompanyIds: blockedCompanyIds.map((id) => id.toHexString()),
      unsettledCompanyIds: unsettledCompanyIds.map((id) => id.toHexString()),
    },
  );

/**
 * Asked after something about a talent was written: who left meanwhile had all that is about them erased before it was there,
 * and it is to be taken back.
 */
export const isStillThere = async (
  { models }: Collections<'jobSeekerProfiles'>,
  profileId: Types.ObjectId,
): Promise<boolean> => (await models.jobSeekerProfiles.exists({ _id: profileId })) !== null;

/** A profile as a company reads it before a yes, whoever hands it on: without texts that tell who somebody is. */
const readable = (profile: JobSeekerProfileDocument): JobSeekerProfileDocument =>
  profile.textsWithheld === true ? { ...profile, ...shownTexts(profile) } : profile;

type FindNeeds = Collections<'connections' | 'jobSeekerProfiles'> & CatalogueNeed;

/**
 * The talent that a handle stands for. Whoever may not be seen is looked for and missed by the same steps as whoever does
 * not exist; so nobody is read from memory, which would tell by its haste who is there.
 * @returns null if the company may not see the profile, as if there were none
 */
export async function findTalent(app: FindNeeds, sight: Sight, handle: string): Promise<SeenTalent | null> {
  const reading = sight.handles.read(handle);
  const { profileId } = reading;
  const [profile, connection] = await Promise.all([
    app.models.jobSeekerProfiles.findById(profileId).lean<JobSeekerProfileDocument | null>(),
    app.models.connections
      .findOne({
        companyId: sight.companyId,
        jobSeekerProfileId: profileId,
        $or: [{ live: true }, { status: 'accepted' }],
      })
      // A yes comes before a request that was sent since: who it is goes on being known. Of two, the one in which they still talk.
      .sort({ status: 1, live: -1 })
      .lean<ConnectionDocument | null>(),
  ]);
  if (profile === null || !mayOpen(app, sight, reading, { profile, connection })) return null;
  return { profile: showsIdentity(connection?.status) ? profile : readable(profile), connection };
}

/** As `findTalent`. @throws AppError 404 if the company may not see the profile, as if there were none */
export async function talentInSight(app: FindNeeds, sight: Sight, handle: string): Promise<SeenTalent> {
  const seen = await findTalent(app, sight, handle);
  if (seen === null) throw noSuchTalent();
  return seen;
}

/** An id of the store opens only what its talent disclosed: to anybody else it would tell whose profile this is. */
const mayOpen = (
  app: CatalogueNeed,
  { companyId, ownProfileId, searcher }: Sight,
  { isStoreId }: HandleReading,
  { profile, connection }: SeenTalent,
): boolean =>
  ownProfileId?.equals(profile._id) !== true &&
  (!isStoreId || showsIdentity(connection?.status)) &&
  mayBeSeenBy(
    searcher,
    inSightOf(profile, app.catalogue.current),
    connection !== null && !isHiding({ companyId }, profile),
  );

/**
 * The profiles of a list, as the store has them now: what an engine ranked a moment ago may have been hidden since.
 * @returns by id, only those that the company may see
 */
export async function profilesInSight(
  app: Collections<'jobSeekerProfiles'> & CatalogueNeed,
  sight: Sight,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, JobSeekerProfileDocument>> {
  const distinct = [...new Set(ids.map((id) => id.toHexString()))];
  const profiles = await app.records.many('jobSeekerProfiles', distinct, async (asked) => {
    const found = await app.models.jobSeekerProfiles.find({ _id: { $in: asked } }).lean<JobSeekerProfileDocument[]>();
    return new Map(found.map((profile) => [profile._id.toHexString(), profile]));
  });
  return new Map(
    [...profiles.values()]
      .filter((profile) => isSeen(sight, profile, app))
      .map((profile) => [profile._id.toHexString(), readable(profile)]),
  );
}
