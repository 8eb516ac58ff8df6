import { type ClientSession, Types } from 'mongoose';
import { BLOCKED_COMPANIES_MAX } from '@vela/contracts/constants';
import { coreOfName } from '@vela/market/shield';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument, ShieldEntry } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import { companyKeysOf } from './company-keys.js';
import { formerShieldsWith } from './former.js';
import { companiesMet } from './keep-away.js';
import { takeTurn } from './take-turn.js';

type Needs = Collections<'companies' | 'jobSeekerProfiles' | 'shieldTurns'> & Pick<Platform, 'clock'>;

/** @returns a shield from a company that is on Vela, and from every other account that is the same company */
export const shieldFrom = (company: CompanyDocument, { clock }: Pick<Platform, 'clock'>): ShieldEntry => ({
  _id: new Types.ObjectId(),
  companyId: company._id,
  name: company.name,
  nameCore: coreOfName(company.name),
  keys: [...(companyKeysOf(company).identityKeys ?? [])],
  createdAt: clock.now(),
});

/**
 * Raises a shield: whom it meets is kept away, beside whoever is already.
 * @returns ids of the companies that it meets, or null above `BLOCKED_COMPANIES_MAX`
 */
export async function raiseShield(
  app: Needs,
  profileId: Types.ObjectId,
  shield: ShieldEntry,
  session: ClientSession,
): Promise<readonly Types.ObjectId[] | null> {
  await takeTurn(app, session);
  const metCompanyIds = await companiesMet(app, [shield], session);
  const { matchedCount } = await app.models.jobSeekerProfiles.updateOne(
    { _id: profileId, [`shields.${BLOCKED_COMPANIES_MAX - 1}`]: { $exists: false } },
    {
      $push: { shields: { ...shield, metCompanyIds } },
      $addToSet: { blockedCompanyIds: { $each: metCompanyIds } },
      $pull: { unsettledCompanyIds: { $in: metCompanyIds } },
      $set: { updatedAt: app.clock.now() },
    },
    { session },
  );
  return matchedCount === 0 ? null : metCompanyIds;
}

/** Takes a shield away in whose place another is raised: whom it met stays kept away. */
export async function dropShield(
  app: Collections<'jobSeekerProfiles'> & Pick<Platform, 'clock'>,
  profile: JobSeekerProfileDocument,
  shield: ShieldEntry,
  session: ClientSession,
): Promise<void> {
  await app.models.jobSeekerProfiles.updateOne(
    { _id: profile._id },
    {
      $pull: { shields: { _id: shield._id } },
      $set: { formerShields: formerShieldsWith(profile, [shield], app) },
    },
    { session },
  );
}

/**
 * Hides a talent from the company that they left, and changes nothing for any other: neither for accounts that are called the same, nor
 * for companies that are not verified, or somebody who has such an account would see who left. They may take the shield down; with
 * as many as they may have it is by the company's id alone.
 * @returns ids of the companies that it meets
 */
export async function hideAsLeft(
  app: Needs,
  profileId: Types.ObjectId,
  company: CompanyDocument,
  session: ClientSession,
): Promise<readonly Types.ObjectId[]> {
  const shield: ShieldEntry = { ...shieldFrom(company, app), nameCore: '', keys: [], left: true };
  const met = await raiseShield(app, profileId, shield, session);
  if (met !== null) return met;
  await app.models.jobSeekerProfiles.updateOne(
    { _id: profileId },
    {
      $addToSet: { blockedCompanyIds: company._id },
      $pull: { unsettledCompanyIds: company._id },
      $set: { updatedAt: app.clock.now() },
    },
    { session },
  );
  return [company._id];
}

/** What shields met once, and what they meet now. */
async function everMet(
  app: Collections<'companies'>,
  shields: readonly ShieldEntry[],
  session: ClientSession,
): Promise<readonly Types.ObjectId[]> {
  return [
    ...shields.flatMap(({ metCompanyIds = [] }) => metCompanyIds),
    ...(await companiesMet(app, shields, session)),
  ];
}

/**
 * Takes a shield down: the companies that it met find the talent again, but for those that another one ever met. Their roles come
 * back later (`asRolesFollow`).
 * @param id of the shield, or of the company that it blocks
 */
export async function takeShieldDown(
  app: Omit<Needs, 'models'> & Collections<'companies' | 'jobSeekerProfiles'>,
  profileId: Types.ObjectId,
  id: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const profile = await app.models.jobSeekerProfiles
    .findById(profileId)
    .session(session)
    .orFail()
    .lean<JobSeekerProfileDocument>();
  const { shields = [], blockedCompanyIds } = profile;
  const isMeant = (shield: ShieldEntry): boolean => shield._id.equals(id) || shield.companyId?.equals(id) === true;
  const taken = shields.filter(isMeant);
  const left = shields.filter((shield) => !isMeant(shield));
  const kept = new Set((await everMet(app, left, session)).map(String));
  const met = left.length === 0 ? blockedCompanyIds : await everMet(app, taken, session);
  const former = taken.map((shield) => ({ ...shield, metCompanyIds: [...met] }));
  await app.models.jobSeekerProfiles.updateOne(
    { _id: profileId },
    {
      $pull: {
        shields: { _id: { $in: taken.map(({ _id }) => _id) } },
        blockedCompanyIds: { $in: met.filter((companyId) => !kept.has(String(companyId))) },
        unsettledCompanyIds: { $in: met.filter((companyId) => !kept.has(String(companyId))) },
      },
      $set: { updatedAt: app.clock.now(), formerShields: formerShieldsWith(profile, former, app) },
    },
    { session },
  );
}
