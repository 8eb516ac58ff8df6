import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { AdminReferralPage } from '@vela/contracts/schemas';
import type { Collections } from '../../records/models.js';
import { beginningsOf } from './search-words.js';

interface Row {
  readonly _id: string;
  readonly users: number;
  readonly withProfile: number;
  readonly lastAt: Date;
}

interface Found {
  readonly counts: readonly { readonly total: number }[];
  readonly rows: readonly Row[];
}

const HAS_PROFILE = { $or: [{ $ne: ['$jobSeekerProfileId', null] }, { $ne: ['$talentSeekerProfileId', null] }] };

/** @returns a page of referral codes, the most used first */
export async function pageOfReferrals(
  { models }: Collections<'users'>,
  { search = '', page }: { readonly search?: string | undefined; readonly page: number },
): Promise<AdminReferralPage> {
  const match = { $match: search === '' ? { referral: { $gt: '' } } : { $or: beginningsOf('referral', search) } };
  // Codes are few beside those who came by them: who came is read once for the page and the number of codes.
  const [found] = await models.users.aggregate<Found>([
    match,
    {
      $group: {
        _id: '$referral',
        users: { $sum: 1 },
        withProfile: { $sum: { $cond: [HAS_PROFILE, 1, 0] } },
        lastAt: { $max: '$createdAt' },
      },
    },
    { $sort: { users: -1, _id: 1 } },
    {
      $facet: {
        counts: [{ $count: 'total' }],
        rows: [{ $skip: (page - 1) * ADMIN_PAGE_SIZE }, { $limit: ADMIN_PAGE_SIZE }],
      },
    },
  ]);
  return {
    total: found?.counts[0]?.total ?? 0,
    rows: (found?.rows ?? []).map(({ _id, lastAt, ...row }) => ({ code: _id, ...row, lastAt: lastAt.toISOString() })),
  };
}
