import type { ClientSession, Types } from 'mongoose';
import { coreOfName, isShielded, NAME_PART_MIN, namePartsOf } from '@vela/market/shield';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument, ShieldEntry } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import { shieldedCompanyOf } from './company-keys.js';

const asShield = ({ companyId, nameCore, keys }: ShieldEntry) => ({
  companyId: companyId?.toHexString() ?? null,
  nameCore,
  keys,
});

/** What may meet a shield: by its id, a key, or a name that begins so from one of its words on. */
const candidatesOf = ({ companyId, nameCore, keys }: ShieldEntry) => [
  ...(companyId === null ? [] : [{ _id: companyId }]),
  ...(keys.length === 0 ? [] : [{ identityKeys: { $in: keys } }]),
  ...(nameCore.length < NAME_PART_MIN
    ? [{ nameEndings: nameCore }]
    : [{ nameEndings: { $elemMatch: { $gte: nameCore, $lt: `${nameCore}\u{10ffff}` } } }]),
];

/** @returns ids of the companies that shields keep away now */
export async function companiesKeptAway(
  { models }: Collections<'companies'>,
  shields: readonly ShieldEntry[],
  session: ClientSession,
): Promise<Types.ObjectId[]> {
  const $or = shields.flatMap(candidatesOf);
  if ($or.length === 0) return [];
  const candidates = await models.companies.find({ $or }).session(session).lean<CompanyDocument[]>();
  return candidates
    .filter((company) => shields.some((shield) => isShielded(asShield(shield), shieldedCompanyOf(company))))
    .map(({ _id }) => _id);
}

/**
 * Keeps a company away from everybody whose shield it meets: called with every change of its details. Nobody is shown to
 * it again by such a change, or a new name would undo a block.
 * @param session transaction of the change
 */
export async function keepAway(
  { models, clock }: Collections<'companies' | 'jobSeekerProfiles'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const company = await models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  const shielded = shieldedCompanyOf(company);
  const names = [coreOfName(company.name), ...namePartsOf(company.name)].filter((name) => name !== '');
  const found = await models.jobSeekerProfiles
    .find({
      blockedCompanyIds: { $ne: companyId },
      $or: [{ 'shields.nameCore': { $in: names } }, { 'shields.keys': { $in: [...shielded.keys] } }],
    })
    .select({ shields: 1 })
    .session(session)
    .lean<Pick<JobSeekerProfileDocument, '_id' | 'shields'>[]>();
  const hiding = found.filter(({ shields = [] }) => shields.some((shield) => isShielded(asShield(shield), shielded)));
  if (hiding.length === 0) return;
  const ids = hiding.map(({ _id }) => _id);
  await models.jobSeekerProfiles.updateMany(
    { _id: { $in: ids } },
    // The match index follows what was updated.
    { $addToSet: { blockedCompanyIds: companyId }, $set: { updatedAt: clock.now() } },
    { session },
  );
}
