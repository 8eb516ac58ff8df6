import { Types } from 'mongoose';
import type { OpenRole, OpenRoleInput } from '@vela/contracts/schemas';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { openRoleOf } from './mappers.js';
import { type Lists, wantedRoleOf } from './wanted.js';

interface Needs extends Lists, Collections<'openRoles'>, Pick<Platform, 'clock'> {}

/**
 * Posts a role of the caller's company; sent again under its key, as after an answer that was lost, it is posted once.
 * @throws AppError 422 by field: unknown category, a role or skill that is not of it, or a place of no list
 */
export async function createOpenRole(app: Needs, caller: CompanyCaller, input: OpenRoleInput): Promise<OpenRole> {
  const { openRoles } = app.models;
  const named = input.key === undefined ? {} : { key: new Types.ObjectId(input.key) };
  const by = { companyId: caller.companyId, createdBy: caller.userId, ...named };
  const role: OpenRoleDocument = {
    _id: new Types.ObjectId(),
    ...by,
    ...(await wantedRoleOf(app, input)),
    status: 'open',
    createdAt: app.clock.now(),
  };
  const { spoken } = app.catalogue;
  try {
    await openRoles.insertOne(role);
    return openRoleOf(role, spoken);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return openRoleOf(await openRoles.findOne(by).orFail().lean<OpenRoleDocument>(), spoken);
  }
}
