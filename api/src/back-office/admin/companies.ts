import { type QueryFilter, Types } from 'mongoose';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import type { AdminCompany, AdminCompanyPage, AdminCompanyRow, AdminLedgerEntry } from '@vela/contracts/schemas';
import { countryName } from '@vela/market/countries';
import { notFound } from '../../platform/errors/index.js';
import type { AuditEntryDocument } from '../../records/audit-entry.js';
import type { Balance } from '../../records/balance.js';
import type { CompanyDocument } from '../../records/company.js';
import type { LedgerEntryDocument } from '../../records/ledger-entry.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { pageOf } from './page-of.js';
import { beginningsOf, idIn } from './search-words.js';

type Needs = Collections<'auditEntries' | 'companies' | 'ledgerEntries' | 'openRoles' | 'users'>;

export const noSuchCompany = () => notFound('There is no such company.');

interface CompanyQuery {
  readonly search?: string | undefined;
  readonly sort: 'name' | 'createdAt' | 'tokens' | 'confirmedHires';
  readonly direction: 'ascending' | 'descending';
  readonly page: number;
}

const SORT_FIELDS = {
  name: 'name',
  createdAt: 'createdAt',
  tokens: 'balance.tokens.free',
  confirmedHires: 'confirmedHires',
} as const;

function filterOf(search = ''): QueryFilter<CompanyDocument> {
  if (search === '') return {};
  const _id = idIn(search);
  if (_id !== null) return { _id };
  return { $or: [...beginningsOf('name', search), ...beginningsOf('organizationNumber', search)] };
}

const rowOf = ({
  _id,
  name,
  organizationNumber,
  country,
  balance,
  confirmedHires,
  createdAt,
  suspendedAt,
}: CompanyDocument): AdminCompanyRow => ({
  id: _id.toHexString(),
  name,
  organizationNumber,
  country: countryName(country),
  confirmedHires,
  freeProfiles: balance.base.free + balance.launchOffer.free,
  tokens: balance.tokens.free,
  createdAt: createdAt.toISOString(),
  suspendedAt: suspendedAt?.toISOString() ?? null,
});

/** @returns a page of companies */
export async function pageOfCompanies(
  { models }: Collections<'companies'>,
  { search, sort, direction, page }: CompanyQuery,
): Promise<AdminCompanyPage> {
  const way = direction === 'ascending' ? 1 : -1;
  const { total, found } = await pageOf(models.companies, {
    filter: filterOf(search),
    sort: { [SORT_FIELDS[sort]]: way, _id: way },
    page,
  });
  return { total, rows: found.map(rowOf) };
}

/** What admins said of their movements, by the movement's cause. */
async function reasonsOf(
  { models }: Collections<'auditEntries'>,
  entries: readonly LedgerEntryDocument[],
): Promise<ReadonlyMap<string, string>> {
  const keys = entries.filter(({ cause }) => cause === 'admin').map(({ causeId }) => causeId);
  if (keys.length === 0) return new Map();
  const audited = await models.auditEntries
    .find({ subjectId: { $in: keys }, action: { $in: ['money.granted', 'money.corrected'] } })
    .lean<AuditEntryDocument[]>();
  return new Map(audited.map(({ subjectId, details }) => [subjectId.toHexString(), String(details['reason'] ?? '')]));
}

function entryOf(
  { _id, at, account, kind, amount, cause, causeId }: LedgerEntryDocument,
  reasons: ReadonlyMap<string, string>,
): AdminLedgerEntry {
  const key = causeId.toHexString();
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    account,
    kind,
    amount,
    cause,
    causeId: key,
    reason: reasons.get(key) ?? null,
  };
}

const accountOf = ({ free, reserved, consumed, expired, refunded }: Balance['base']) => ({
  free,
  reserved,
  consumed,
  expired,
  refunded,
});

/**
 * A company with its people, balance and a page of its ledger, newest first.
 * @throws AppError 404
 */
export async function readCompanyForAdmin(app: Needs, id: string, page = 1): Promise<AdminCompany> {
  const companyId = new Types.ObjectId(id);
  const { models } = app;
  const [company, members, openRoles, totalEntries, entries] = await Promise.all([
    models.companies.findById(companyId).lean<CompanyDocument | null>(),
    models.users.find({ companyId }).sort({ createdAt: 1 }).lean<UserDocument[]>(),
    models.openRoles.countDocuments({ companyId, status: 'open' }),
    models.ledgerEntries.countDocuments({ companyId }),
    models.ledgerEntries
      .find({ companyId })
      .sort({ at: -1, _id: -1 })
      .skip((page - 1) * ADMIN_PAGE_SIZE)
      .limit(ADMIN_PAGE_SIZE)
      .lean<LedgerEntryDocument[]>(),
  ]);
  if (company === null) throw noSuchCompany();
  const reasons = await reasonsOf(app, entries);
  const { name, organizationNumber, address, postalCode, city, country, VAT, invoiceEmail, confirmedHires, balance } =
    company;
  return {
    id,
    name,
    organizationNumber,
    address,
    postalCode,
    city,
    country: countryName(country),
    VAT,
    invoiceEmail,
    confirmedHires,
    openRoles,
    totalEntries,
    createdAt: company.createdAt.toISOString(),
    suspendedAt: company.suspendedAt?.toISOString() ?? null,
    members: members.map(({ _id, givenName, familyName, email, companyOwner }) => ({
      id: _id.toHexString(),
      name: `${givenName} ${familyName}`.trim(),
      email,
      owner: companyOwner,
    })),
    balance: {
      base: accountOf(balance.base),
      launchOffer: accountOf(balance.launchOffer),
      tokens: accountOf(balance.tokens),
    },
    entries: entries.map((entry) => entryOf(entry, reasons)),
  };
}
