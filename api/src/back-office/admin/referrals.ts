import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { AdminReferralPage } from '@vela/contracts/schemas';
import { plainText } from '../../platform/searching/index.js';
import type { Collections } from '../../records/models.js';

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

const ANY_CODE = { referral: { $gt: '' } };

/** @returns the condition of codes that begin with a text, whatever the case and accents: they are few, and kept as they were typed */
async function codesBegin({ models }: Collections<'users'>, search: string): Promise<object> {
  const begun = plainText(search);
  // Signs alone begin no code.
  if (begun === '') return { referral: { $in: [] } };
  const codes: readonly string[] = await models.users.distinct('referral', ANY_CODE);
  return { referral: { $in: codes.filter((code) => plainText(code).startsWith(begun)) } };
}

/** @returns a page of referral codes, the most used first */
export async function pageOfReferrals(
  app: Collections<'users'>,
  { search = '', page }: { readonly search?: string | undefined; readonly page: number },
): Promise<AdminReferralPage> {
  const match = { $match: search === '' ? ANY_CODE : await codesBegin(app, search) };
  // Codes are few beside those who came by them: who came is read once for the page and the number of codes.
  const [found] = await app.models.users.aggregate<Found>([
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
