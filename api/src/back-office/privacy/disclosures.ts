import type { Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import type { ConsentRecord, Disclosures } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { dayOf } from '@vela/market/days';
import type { Caller } from '../../platform/endpoints/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConsentDocument } from '../../records/consent.js';
import type { ProfileViewDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';

/** Most views that are read; older ones are in the export. */
const VIEWS_MAX = LISTED_MAX;

type NameOf = (companyId: Types.ObjectId) => string;

async function namesOf({ models }: Collections<'companies'>, ids: readonly Types.ObjectId[]): Promise<NameOf> {
  const companies = await models.companies.find({ _id: { $in: ids } }).lean<CompanyDocument[]>();
  const names = new Map(companies.map(({ _id, name }) => [_id.toHexString(), name]));
  return (id) => names.get(id.toHexString()) || t('A company');
}

/** Views of one company on one day are one row. */
function byDay(views: readonly ProfileViewDocument[], nameOf: NameOf): Disclosures['views'] {
  const rows = new Map<string, Disclosures['views'][number]>();
  for (const { companyId, at } of views) {
    const day = dayOf(at);
    const key = `${day} ${companyId.toHexString()}`;
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { company: nameOf(companyId), day, times: 1 });
    else row.times += 1;
  }
  return [...rows.values()];
}

/** @returns who saw the caller's profile, and who learned who they are; nothing for a caller without a profile */
export async function disclosuresOf(
  app: Collections<'companies' | 'connections' | 'profileViews'>,
  { jobSeekerProfileId }: Caller,
): Promise<Disclosures> {
  if (jobSeekerProfileId === null) return { views: [], identities: [] };
  const { profileViews, connections } = app.models;
  const [views, accepted] = await Promise.all([
    profileViews.find({ jobSeekerProfileId }).sort({ at: -1 }).limit(VIEWS_MAX).lean<ProfileViewDocument[]>(),
    connections
      .find({ jobSeekerProfileId, status: 'accepted' })
      .sort({ createdAt: -1 })
      .limit(LISTED_MAX)
      .lean<ConnectionDocument[]>(),
  ]);
  const nameOf = await namesOf(
    app,
    [...views, ...accepted].map(({ companyId }) => companyId),
  );
  return {
    views: byDay(views, nameOf),
    identities: accepted.map(({ companyId, answeredAt, createdAt }) => ({
      company: nameOf(companyId),
      at: (answeredAt ?? createdAt).toISOString(),
    })),
  };
}

/** @returns every decision of the caller about cookies and terms, the latest first */
export async function consentsOf({ models }: Collections<'consents'>, { userId }: Caller): Promise<ConsentRecord[]> {
  const consents = await models.consents.find({ userId }).sort({ at: -1 }).limit(LISTED_MAX).lean<ConsentDocument[]>();
  return consents.map(({ kind, revision, categories, at }) => ({ kind, revision, categories, at: at.toISOString() }));
}
