import type { ClientSession, Types } from 'mongoose';
import { coreOfName, namePartsOf } from '@vela/market/shield';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument, ShieldEntry } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import { shieldedCompanyOf } from './company-keys.js';
import { candidatesOf, meets } from './meets.js';
import { takeTurn } from './take-turn.js';

/** @returns ids of the companies that shields meet by what they are called and numbered now */
export async function companiesMet(
  { models }: Collections<'companies'>,
  shields: readonly ShieldEntry[],
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const $or = shields.flatMap(candidatesOf);
  if ($or.length === 0) return [];
  const candidates = await models.companies.find({ $or }).session(session).lean<CompanyDocument[]>();
  return candidates
    .map((company) => ({ _id: company._id, shielded: shieldedCompanyOf(company) }))
    .filter(({ shielded }) => shields.some((shield) => meets(shield, shielded)))
    .map(({ _id }) => _id);
}

/**
 * Keeps a company away from everybody whose shield it meets: called with every change of its details. Nobody is shown to
 * it again by such a change, or a new name would undo a block. While nobody has looked at the company, what it has with them
 * already goes on.
 * @param session transaction of the change
 * @returns the profiles that hide from it now and did not before
 */
export async function keepAway(
  app: Collections<'companies' | 'jobSeekerProfiles' | 'shieldTurns'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const { models, clock } = app;
  await takeTurn(app, session);
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  const shielded = shieldedCompanyOf(company);
  const names = [coreOfName(company.name), ...namePartsOf(company.name)].filter((name) => name !== '');
  const found = await models.jobSeekerProfiles
    .find({ $or: [{ 'shields.nameCore': { $in: names } }, { 'shields.keys': { $in: [...shielded.keys] } }] })
    .select({ blockedCompanyIds: 1, shields: 1 })
    .session(session)
    .lean<Pick<JobSeekerProfileDocument, '_id' | 'blockedCompanyIds' | 'shields'>[]>();
  const isNew = (shield: ShieldEntry): boolean =>
    shield.metCompanyIds?.some((id) => id.equals(companyId)) !== true && meets(shield, shielded);
  const hiding = found
    .map(({ _id, blockedCompanyIds, shields = [] }) => ({
      _id,
      isHiding: blockedCompanyIds.some((id) => id.equals(companyId)),
      shieldIds: shields.filter(isNew).map((shield) => shield._id),
    }))
    .filter(({ shieldIds }) => shieldIds.length > 0);
  if (hiding.length === 0) return [];
  await models.jobSeekerProfiles.updateMany(
    { _id: { $in: hiding.map(({ _id }) => _id) } },
    {
      $addToSet: {
        blockedCompanyIds: companyId,
        'shields.$[met].metCompanyIds': companyId,
      },
      // The match index follows what was updated.
      $set: { updatedAt: clock.now() },
    },
    { arrayFilters: [{ 'met._id': { $in: hiding.flatMap(({ shieldIds }) => shieldIds) } }], session },
  );
  const met = hiding.filter(({ isHiding }) => !isHiding).map(({ _id }) => _id);
  if (company.verifiedAt == null && met.length > 0)
    await models.jobSeekerProfiles.updateMany(
      { _id: { $in: met } },
      { $addToSet: { unsettledCompanyIds: companyId } },
      { session },
    );
  return met;
}

/**
 * The platform has looked at a company: it is what it calls itself, and whom shields met by that hide from it altogether.
 * @returns the profiles for which what goes on with the company ends now
 */
export async function settle(
  { models, clock }: Collections<'jobSeekerProfiles'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const unsettled = { unsettledCompanyIds: companyId };
  const met = await models.jobSeekerProfiles.distinct('_id', unsettled).session(session);
  await models.jobSeekerProfiles.updateMany(
    unsettled,
    { $pull: unsettled, $set: { updatedAt: clock.now() } },
    { session },
  );
  return met;
}
