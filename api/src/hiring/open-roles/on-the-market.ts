import type { Types } from 'mongoose';
import { whereNobodyActs } from '../../accounts/companies/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';

/** As conditions of the store. */
interface OnTheMarket {
  readonly status: 'open';
  readonly companyId: { readonly $nin: readonly Types.ObjectId[] };
}

/**
 * Which roles are on the market, for whoever counts, compares or shows those of all companies: those of a suspended company, or of
 * one whose people are all suspended, stay open for its return, and are not.
 * @param butOf a company whose own are left out
 */
export async function onTheMarket(
  app: Collections<'companies' | 'users'>,
  butOf: Types.ObjectId | null = null,
): Promise<OnTheMarket> {
  const { models, records } = app;
  const [suspended, unattended] = await Promise.all([
    records.among('companies', 'suspended', () =>
      models.companies.find({ suspendedAt: { $type: 'date' } }, { _id: 1 }).lean<Pick<CompanyDocument, '_id'>[]>(),
    ),
    whereNobodyActs(app),
  ]);
  return {
    status: 'open',
    companyId: {
      $nin: [...suspended.map(({ _id }) => _id), ...unattended, ...(butOf === null ? [] : [butOf])],
    },
  };
}

/** @returns the roles of a category that are on the market, each as the store has it */
export async function rolesOnTheMarket(
  app: Collections<'companies' | 'openRoles' | 'users'>,
  narrower: { readonly categoryId: Types.ObjectId; readonly shownToTalent?: true },
): Promise<readonly OpenRoleDocument[]> {
  const conditions = { ...narrower, ...(await onTheMarket(app)) };
  return app.records.among('openRoles', `on the market ${JSON.stringify(conditions)}`, () =>
    app.models.openRoles.find(conditions).lean<OpenRoleDocument[]>(),
  );
}
