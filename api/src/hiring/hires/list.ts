import { ADMIN_PAGE_SIZE, LISTED_MAX, type UserType } from '@vela/contracts/constants';
import type {
  AdminHire,
  AdminHirePage,
  AdminHireQuery,
  Bonus,
  CompanyHire,
  Invoice,
  TalentHire,
} from '@vela/contracts/schemas';
import { agreementText } from '@vela/formats';
import { t } from '@vela/language';
import { expectedVatRateOf, taxed } from '@vela/market/vat';
import { invoicesOfHires, priceOf } from '../../money/invoices/index.js';
import { sortedBy } from '../../platform/database/index.js';
import { type Caller, onOwnSide } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { isCountryMissing } from './invoicing.js';

/** What roles are called. */
export interface NamedRoles {
  readonly catalogue: Catalogue;
}

type Needs = Collections<'companies' | 'hires' | 'invoices' | 'users'> & Pick<Platform, 'clock'> & NamedRoles;

/** What hires are shown with. */
interface Surroundings {
  readonly companies: ReadonlyMap<string, CompanyDocument>;
  /** Full names by profile; absent for deleted accounts. */
  readonly talents: ReadonlyMap<string, string>;
  readonly invoices: ReadonlyMap<string, Invoice>;
  /** What a role is called in the reader's language. */
  readonly roleText: (name: string) => string;
}

const nameOf = ({ givenName, familyName }: UserDocument): string => `${givenName} ${familyName}`.trim();

async function surroundingsOf(
  app: Collections<'companies' | 'invoices' | 'users'> & Pick<Platform, 'clock'> & NamedRoles,
  hires: readonly HireDocument[],
): Promise<Surroundings> {
  const [companies, users, invoices] = await Promise.all([
    app.models.companies.find({ _id: { $in: hires.map(({ companyId }) => companyId) } }).lean<CompanyDocument[]>(),
    app.models.users
      .find({ jobSeekerProfileId: { $in: hires.map(({ jobSeekerProfileId }) => jobSeekerProfileId) } })
      .lean<UserDocument[]>(),
    invoicesOfHires(
      app,
      hires.map(({ _id }) => _id),
    ),
  ]);
  return {
    companies: new Map(companies.map((company) => [company._id.toHexString(), company])),
    talents: new Map(users.map((user) => [user.jobSeekerProfileId?.toHexString() ?? '', nameOf(user)])),
    invoices,
    roleText: app.catalogue.spoken.roleText,
  };
}

/** What the talent said; a report of their own that differs from the company's is told in the reader's language. */
function answerNoteOf({ answer, talentReport }: HireDocument): string {
  if (answer === null) return '';
  const isOwnReport = answer.answer === 'disputed' && talentReport?.at.getTime() === answer.at.getTime();
  return isOwnReport ? agreementText(talentReport.agreement) : answer.note;
}

const sharedOf = (hire: HireDocument, { roleText }: Surroundings) => ({
  id: hire._id.toHexString(),
  connectionId: hire.connectionId.toHexString(),
  roleName: roleText(hire.roleName),
  status: hire.status,
  reportedAt: hire.reportedAt.toISOString(),
  answer: hire.answer?.answer ?? null,
  answerNote: answerNoteOf(hire),
  reportedByCompany: hire.companyReportedAt !== null,
  reportedByTalent: (hire.talentReport ?? null) !== null || hire.talentReportErased === true,
  endedOn: hire.endedOn,
  ...hire.agreement,
});

const bonusOf = ({ bonusSek, bonusState, bonusOn }: HireDocument): Bonus | null =>
  bonusSek === null ? null : { amountSek: bonusSek, state: bonusState ?? 'planned', on: bonusOn ?? null };

/** What company and platform see. The name is known to both: a hire follows an accepted request. */
function feeSideOf(hire: HireDocument, around: Surroundings) {
  const { companies, talents, invoices } = around;
  const company = companies.get(hire.companyId.toHexString());
  const invoice = invoices.get(hire._id.toHexString()) ?? null;
  return {
    ...sharedOf(hire, around),
    talentName: talents.get(hire.jobSeekerProfileId.toHexString()) ?? null,
    late: hire.late,
    band: hire.band,
    fee: invoice?.price ?? priceOf(taxed(hire.feeOre, expectedVatRateOf(company))),
    rejection: hire.rejection,
    endReportedOn: hire.endReportedOn,
    invoiceWaits: hire.invoiceDueAt !== null && isCountryMissing(company),
    invoice,
  };
}

const toCompany = (hire: HireDocument, around: Surroundings): CompanyHire => ({
  view: 'talentSeeker',
  ...feeSideOf(hire, around),
});
const toTalent = (hire: HireDocument, around: Surroundings): TalentHire => ({
  view: 'jobSeeker',
  ...sharedOf(hire, around),
  companyName: around.companies.get(hire.companyId.toHexString())?.name || t('A company'),
  bonus: bonusOf(hire),
});
const toAdmin = (hire: HireDocument, around: Surroundings): AdminHire => ({
  ...feeSideOf(hire, around),
  companyId: hire.companyId.toHexString(),
  companyName: around.companies.get(hire.companyId.toHexString())?.name ?? '',
  bonus: bonusOf(hire),
});

/** @returns a hire as its company sees it */
export const companyHireOf = async (
  app: Collections<'companies' | 'invoices' | 'users'> & Pick<Platform, 'clock'> & NamedRoles,
  hire: HireDocument,
): Promise<CompanyHire> => toCompany(hire, await surroundingsOf(app, [hire]));
/** @returns a hire as its talent sees it */
export const talentHireOf = async (
  app: Collections<'companies' | 'invoices' | 'users'> & Pick<Platform, 'clock'> & NamedRoles,
  hire: HireDocument,
): Promise<TalentHire> => toTalent(hire, await surroundingsOf(app, [hire]));
/** @returns a hire as the platform sees it */
export const adminHireOf = async (
  app: Collections<'companies' | 'invoices' | 'users'> & Pick<Platform, 'clock'> & NamedRoles,
  hire: HireDocument,
): Promise<AdminHire> => toAdmin(hire, await surroundingsOf(app, [hire]));

/** @returns the caller's own hires in one of their roles, newest first */
export async function listHires(app: Needs, caller: Caller, userType: UserType): Promise<(CompanyHire | TalentHire)[]> {
  const own = onOwnSide(caller, userType);
  if (own === null) return [];
  const hires = await app.models.hires.find(own).sort({ reportedAt: -1 }).limit(LISTED_MAX).lean<HireDocument[]>();
  const around = await surroundingsOf(app, hires);
  return hires.map((hire) => (userType === 'talentSeeker' ? toCompany(hire, around) : toTalent(hire, around)));
}

const SORT_FIELDS: Readonly<Record<AdminHireQuery['sort'], string>> = {
  reportedAt: 'reportedAt',
  signedOn: 'agreement.signedOn',
};

/** @returns a page of all hires */
export async function pageOfHires(
  app: Needs,
  { status, sort, direction, page = 1 }: AdminHireQuery,
): Promise<AdminHirePage> {
  const filter = status === undefined ? {} : { status };
  const [total, hires] = await Promise.all([
    app.models.hires.countDocuments(filter),
    app.models.hires
      .find(filter)
      .sort(sortedBy(SORT_FIELDS[sort], direction))
      .skip((page - 1) * ADMIN_PAGE_SIZE)
      .limit(ADMIN_PAGE_SIZE)
      .lean<HireDocument[]>(),
  ]);
  const around = await surroundingsOf(app, hires);
  return { total, hires: hires.map((hire) => toAdmin(hire, around)) };
}
