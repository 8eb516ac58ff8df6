import { Types } from 'mongoose';
import type { OpenRole, OpenRoleInput } from '@vela/contracts/schemas';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { openRoleOf } from './mappers.js';
import { type Lists, wantedRoleOf } from './wanted.js';

interface Needs extends Lists, Collections<'openRoles'>, Pick<Platform, 'clock'> {}

/**
 * Posts a role of the caller's company.
 * @throws AppError 422 by field: unknown category, a role or skill that is not of it, or a place of no list
 */
export async function createOpenRole(app: Needs, caller: CompanyCaller, input: OpenRoleInput): Promise<OpenRole> {
  const role: OpenRoleDocument = {
    _id: new Types.ObjectId(),
    companyId: caller.companyId,
    createdBy: caller.userId,
    ...(await wantedRoleOf(app, input)),
    status: 'open',
    createdAt: app.clock.now(),
  };
  await app.models.openRoles.insertOne(role);
  return openRoleOf(role, app.catalogue.spoken);
}
