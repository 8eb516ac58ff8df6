import { Types } from 'mongoose';
import { PAGE_ROLES_MAX } from '@vela/contracts/constants';
import type { CompanyPage, CompanyPageRole } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { countryName } from '@vela/market/countries';
import { companyById } from '../../accounts/companies/index.js';
import type { CompanyCaller, JobSeekerCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { placesOf } from '../../reference/countries/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { isSilent, logoUrlOf, ownLogoUrlOf } from './logo-url.js';

export interface PageNeeds extends Collections<'companies' | 'openRoles'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
}

const roleOf = (role: OpenRoleDocument, name: string): CompanyPageRole => ({
  role: name,
  years: role.years,
  remote: role.remote,
  hybrid: role.hybrid,
  office: role.office,
  countriesCities: placesOf(role.countries),
  permanentPercentage: role.permanentPercentage,
  freelancePercentage: role.freelancePercentage,
  compensation: role.compensation,
  currency: role.currency,
  compensationTimePeriod: role.compensationTimePeriod,
});

/** Those that the company lets talent see, the newest first. */
async function rolesOf({ models, catalogue }: PageNeeds, companyId: Types.ObjectId): Promise<CompanyPageRole[]> {
  const roles = await models.openRoles
    .find({ companyId, status: 'open', shownToTalent: true })
    .sort({ createdAt: -1, _id: -1 })
    .limit(PAGE_ROLES_MAX)
    .lean<OpenRoleDocument[]>();
  return roles.map((role) => roleOf(role, catalogue.spoken.roles.get(role.roleId.toHexString())?.name ?? ''));
}

const takenDownOf = ({ pageTakenDown }: CompanyDocument): CompanyPage['takenDown'] =>
  pageTakenDown == null
    ? null
    : {
        at: pageTakenDown.at.toISOString(),
        reason: pageTakenDown.reason,
        changedAt: pageTakenDown.changedAt?.toISOString() ?? null,
      };

/**
 * @param reader `talent` whom the company asked; its own people and the platform also see what was taken down, and why
 * @returns a company as talent sees it: no person of it is in there
 */
export async function pageOf(
  app: PageNeeds,
  company: CompanyDocument,
  reader: 'talent' | 'company',
): Promise<CompanyPage> {
  const silent = isSilent(company);
  const isOwn = reader === 'company';
  const page = silent || (!isOwn && company.pageTakenDown != null) ? null : company.page;
  const [roles, { figures }] = await Promise.all([
    silent ? [] : rolesOf(app, company._id),
    app.replies.of(company._id),
  ]);
  return {
    name: company.name || t('A company'),
    verified: company.verifiedAt != null,
    domain: company.domains?.[0] ?? null,
    logoUrl: isOwn ? ownLogoUrlOf(company) : logoUrlOf(company),
    city: company.city,
    country: countryName(company.country),
    people: company.people ?? null,
    about: page?.about ?? '',
    website: page?.website ?? null,
    benefits: page?.benefits ?? [],
    countriesCities: placesOf(page?.countries ?? []),
    roles,
    replies: figures,
    takenDown: isOwn ? takenDownOf(company) : null,
  };
}

/** @returns the page of the caller's own company */
export const ownPage = async (app: PageNeeds, { companyId }: CompanyCaller): Promise<CompanyPage> =>
  pageOf(app, await companyById(app, companyId), 'company');

/**
 * The page of the company that sent a request. Only whom it asked reads it: to all others a company has no name before it
 * gives one.
 * @throws AppError 404 for everybody else
 */
export async function askingCompany(
  app: PageNeeds & Collections<'connections'>,
  { jobSeekerProfileId }: JobSeekerCaller,
  id: string,
): Promise<CompanyPage> {
  const request = await app.models.connections
    .findOne({ _id: new Types.ObjectId(id), jobSeekerProfileId })
    .lean<ConnectionDocument | null>();
  if (request === null) throw notFound(t('There is no such request.'));
  return pageOf(app, await companyById(app, request.companyId), 'talent');
}
