import type { CompanyPage, CompanyPageInput } from '@vela/contracts/schemas';
import { readWebsite } from '@vela/market/companies';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { fieldErrors } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyPageRecord } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import { type CountriesSource, listedPlaces } from '../../reference/countries/index.js';
import { ownPage, type PageNeeds } from './read.js';
import { noteChange } from './taken-down.js';

export type SaveNeeds = PageNeeds &
  Collections<'auditEntries'> &
  Pick<Platform, 'clock' | 'inTransaction'> & { readonly countries: CountriesSource };

/** @throws AppError 422 naming every field that is wrong */
async function readInput(
  { countries }: Pick<SaveNeeds, 'countries'>,
  { about, website, benefits, countriesCities }: CompanyPageInput,
): Promise<CompanyPageRecord> {
  const { url, problem } = readWebsite(website);
  const places = await listedPlaces(countries, countriesCities, 'countriesCities');
  const errors = [...(problem === null ? [] : [{ field: 'website', message: problem }]), ...places.problems];
  if (errors.length > 0) throw fieldErrors(errors);
  return { about, website: url, benefits: [...new Set(benefits)], countries: places.countries };
}

/**
 * Writes what the company says of itself. Any member may: it stands on no document, and who wrote it is audited.
 * @throws AppError 422 naming every field that is wrong
 */
export async function savePage(app: SaveNeeds, caller: CompanyCaller, input: CompanyPageInput): Promise<CompanyPage> {
  const page = await readInput(app, input);
  await app.inTransaction(async (session) => {
    await app.models.companies.updateOne(
      { _id: caller.companyId },
      { $set: { page, updatedAt: app.clock.now() } },
      { session },
    );
    await noteChange(app, caller.companyId, session);
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
