import { isShielded, NAME_PART_MIN, type ShieldedCompany } from '@vela/market/shield';
import type { ShieldEntry } from '../../records/job-seeker-profile.js';

const asShield = ({ companyId, nameCore, keys }: ShieldEntry) => ({
  companyId: companyId?.toHexString() ?? null,
  nameCore,
  keys,
});

/** What may meet a shield: by its id, a key, or a name that begins so from one of its words on. */
export const candidatesOf = ({ companyId, nameCore, keys }: ShieldEntry) => [
  ...(companyId === null ? [] : [{ _id: companyId }]),
  ...(keys.length === 0 ? [] : [{ identityKeys: { $in: keys } }]),
  ...(nameCore.length < NAME_PART_MIN
    ? [{ nameEndings: nameCore }]
    : [{ nameEndings: { $elemMatch: { $gte: nameCore, $lt: `${nameCore}\u{10ffff}` } } }]),
];

export const meets = (shield: ShieldEntry, company: ShieldedCompany): boolean => isShielded(asShield(shield), company);
