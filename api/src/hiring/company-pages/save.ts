import { isDeepStrictEqual } from 'node:util';
import type { CompanyPage, CompanyPageChanges } from '@vela/contracts/schemas';
import { readWebsite } from '@vela/market/companies';
import { notePageChange } from '../../accounts/companies/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { fieldErrors } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument, CompanyPageRecord } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import { type CountriesSource, listedPlaces } from '../../reference/countries/index.js';
import { ownPage, type PageNeeds } from './read.js';

export type SaveNeeds = PageNeeds &
  Collections<'auditEntries'> &
  Pick<Platform, 'clock' | 'inTransaction'> & { readonly countries: CountriesSource };

const EMPTY: CompanyPageRecord = { about: '', website: null, benefits: [], countries: [] };

/** @returns what the input changes @throws AppError 422 naming every field that is wrong */
async function readInput(
  { countries }: Pick<SaveNeeds, 'countries'>,
  { about, website, benefits, countriesCities }: CompanyPageChanges,
): Promise<Partial<CompanyPageRecord>> {
  const address = website === undefined ? null : readWebsite(website);
  const places =
    countriesCities === undefined ? null : await listedPlaces(countries, countriesCities, 'countriesCities');
  const problem = address?.problem ?? null;
  const errors = [...(problem === null ? [] : [{ field: 'website', message: problem }]), ...(places?.problems ?? [])];
  if (errors.length > 0) throw fieldErrors(errors);
  return {
    ...(about !== undefined && { about }),
    ...(address !== null && { website: address.url }),
    ...(benefits !== undefined && { benefits: [...new Set(benefits)] }),
    ...(places !== null && { countries: places.countries }),
  };
}

/**
 * Writes what the company says of itself; what is left out stays, so that two colleagues do not undo each other, and what
 * stands there already is no change. Any member may: it stands on no document, and who wrote it is audited.
 * @throws AppError 422 naming every field that is wrong
 */
export async function savePage(app: SaveNeeds, caller: CompanyCaller, input: CompanyPageChanges): Promise<CompanyPage> {
  const changes = await readInput(app, input);
  await app.inTransaction(async (session) => {
    const company = await app.models.companies
      .findById(caller.companyId)
      .session(session)
      .orFail()
      .lean<CompanyDocument>();
    const before = company.page ?? EMPTY;
    const page = { ...before, ...changes };
    if (isDeepStrictEqual(page, before)) return;
    await app.models.companies.updateOne(
      { _id: caller.companyId },
      { $set: { page, updatedAt: app.clock.now() } },
      { session },
    );
    await notePageChange(app, caller.companyId, session);
    await recordAudit(app, session, {
      action: 'company.pageChanged',
      actorId: caller.userId,
      subject: 'company',
      subjectId: caller.companyId,
      companyId: caller.companyId,
    });
  });
  return ownPage(app, caller);
}
