import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { AdminReferralPage } from '@vela/contracts/schemas';
import type { App } from '../../app.js';
import { beginningsOf } from './search-words.js';

interface Row {
  readonly _id: string;
  readonly users: number;
  readonly withProfile: number;
  readonly lastAt: Date;
}

const HAS_PROFILE = { $or: [{ $ne: ['$jobSeekerProfileId', null] }, { $ne: ['$talentSeekerProfileId', null] }] };

/** @returns a page of referral codes, the most used first */
export async function pageOfReferrals({ models }: App, { search = '', page }: { readonly search?: string | undefined; readonly page: number }): Promise<AdminReferralPage> {
  const match = { $match: { referral: search === '' ? { $type: 'string' } : { $in: beginningsOf(search) } } };
  const [count, rows] = await Promise.all([
    models.users.aggregate<{ total: number }>([match, { $group: { _id: '$referral' } }, { $count: 'total' }]),
    models.users.aggregate<Row>([
      match,
      { $group: { _id: '$referral', users: { $sum: 1 }, withProfile: { $sum: { $cond: [HAS_PROFILE, 1, 0] } }, lastAt: { $max: '$createdAt' } } },
      { $sort: { users: -1, _id: 1 } },
      { $skip: (page - 1) * ADMIN_PAGE_SIZE },
      { $limit: ADMIN_PAGE_SIZE },
    ]),
  ]);
  return { total: count[0]?.total ?? 0, rows: rows.map(({ _id, lastAt, ...row }) => ({ code: _id, ...row, lastAt: lastAt.toISOString() })) };
}
