import { Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import type { OpenRole } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { searcherOf } from '../../accounts/companies/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { MatchEngine } from '../matching/index.js';
import { matchRoleOf } from '../matching/index.js';
import { countMatches } from './counts.js';
import { openRoleOf } from './mappers.js';

interface Needs extends Collections<'companies' | 'openRoles' | 'users'>, Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
  readonly matchEngine: MatchEngine;
}

/** @throws AppError 404 if the company has no such role */
export async function ownOpenRole(
  { models, records }: Collections<'openRoles'>,
  caller: CompanyCaller,
  id: string,
): Promise<OpenRoleDocument> {
  const role = await records.one('openRoles', id, () =>
    models.openRoles.findById(new Types.ObjectId(id)).lean<OpenRoleDocument | null>(),
  );
  if (role?.companyId.equals(caller.companyId) !== true) throw notFound(t('There is no such role.'));
  return role;
}

/** @returns the company's roles, newest first, each with how many talents meet it, match it and match it well */
export async function listOpenRoles(app: Needs, caller: CompanyCaller): Promise<OpenRole[]> {
  const [roles, searcher] = await Promise.all([
    app.records.among('openRoles', `of ${caller.companyId.toHexString()}`, () =>
      app.models.openRoles
        .find({ companyId: caller.companyId })
        .sort({ createdAt: -1 })
        .limit(LISTED_MAX)
        .lean<OpenRoleDocument[]>(),
    ),
    searcherOf(app, caller.companyId),
  ]);
  const catalogue = app.catalogue.current;
  return Promise.all(
    roles.map(async (role) =>
      openRoleOf(role, app.catalogue.spoken, await countMatches(app, matchRoleOf(role, searcher, catalogue))),
    ),
  );
}
