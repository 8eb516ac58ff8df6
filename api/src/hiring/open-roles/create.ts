import { Types } from 'mongoose';
import type { OpenRole, OpenRoleInput } from '@vela/contracts/schemas';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { openRoleOf } from './mappers.js';
import { wantedRoleOf } from './wanted.js';

interface Needs extends Collections<'openRoles'>, Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
}

/**
 * Posts a role of the caller's company.
 * @throws AppError 422 by field: unknown category, or a role or skill that is not of it
 */
export async function createOpenRole(app: Needs, caller: CompanyCaller, input: OpenRoleInput): Promise<OpenRole> {
  const role: OpenRoleDocument = {
    _id: new Types.ObjectId(),
    companyId: caller.companyId,
    createdBy: caller.userId,
    ...wantedRoleOf(app, input),
    status: 'open',
    createdAt: app.clock.now(),
  };
  await app.models.openRoles.insertOne(role);
  return openRoleOf(role, app.catalogue.current);
}
