import { Types } from 'mongoose';
import { t } from '@vela/language';
import { companiesById, searcherWith } from '../../accounts/companies/index.js';
import { asRolesFollow } from '../../accounts/shields/index.js';
import type { JobSeekerCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { onTheMarket, rolesOnTheMarket } from '../open-roles/index.js';
import { isSeen } from '../sight/index.js';

export type VisibleNeeds = Collections<'companies' | 'jobSeekerProfiles' | 'openRoles' | 'users'> &
  Pick<Platform, 'clock'> & { readonly catalogue: Catalogue };

/** A role that a talent may see, with its company. */
export interface VisibleRole {
  readonly role: OpenRoleDocument;
  readonly company: CompanyDocument;
}

/**
 * Sight goes both ways: a talent comes upon the roles of those companies that come upon the talent; from whom they hide counts as
 * it stood a while ago, or hiding would tell whose a role is.
 */
async function seenBoth(
  app: VisibleNeeds,
  caller: JobSeekerCaller,
  profile: JobSeekerProfileDocument,
  roles: readonly OpenRoleDocument[],
): Promise<VisibleRole[]> {
  const companies = await companiesById(
    app,
    roles.map(({ companyId }) => companyId),
  );
  const followed = asRolesFollow(profile, app);
  const byId = new Map(
    [...companies.values()].flatMap((company) => {
      if (company.closedAt != null) return [];
      // Of a company's people only the caller matters here.
      const ownPeople = caller.companyId?.equals(company._id) === true ? [caller.userId] : [];
      const searcher = searcherWith(company, ownPeople);
      return isSeen({ searcher }, followed, app) ? [[company._id.toHexString(), company] as const] : [];
    }),
  );
  return roles.flatMap((role) => {
    const company = byId.get(role.companyId.toHexString());
    return company === undefined ? [] : [{ role, company }];
  });
}

/** All open roles of the talent's field that companies let talent see, but for those of whom the talent is hidden from. */
export async function visibleRoles(
  app: VisibleNeeds,
  caller: JobSeekerCaller,
  profile: JobSeekerProfileDocument,
): Promise<VisibleRole[]> {
  if (profile.categoryId === null) return [];
  const roles = await rolesOnTheMarket(app, { categoryId: profile.categoryId, shownToTalent: true });
  return seenBoth(app, caller, profile, roles);
}

/** @throws AppError 404 for a role that the talent may not see, as if there were none */
export async function visibleRole(
  app: VisibleNeeds,
  caller: JobSeekerCaller,
  profile: JobSeekerProfileDocument,
  id: string,
): Promise<VisibleRole> {
  const role = await app.models.openRoles
    .findOne({
      _id: new Types.ObjectId(id),
      categoryId: profile.categoryId,
      ...(await onTheMarket(app)),
      shownToTalent: true,
    })
    .lean<OpenRoleDocument | null>();
  const [visible] = role === null ? [] : await seenBoth(app, caller, profile, [role]);
  if (visible === undefined) throw notFound(t('There is no such role.'));
  return visible;
}
