import { Types } from 'mongoose';
import type { OpenRole, OpenRoleInput, OpenRoleSightInput, OpenRoleStatusInput } from '@vela/contracts/schemas';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { openRoleOf } from './mappers.js';
import { type Lists, type WantedRole, wantedRoleOf } from './wanted.js';

interface Needs extends Lists, Collections<'openRoles'> {}

async function change(
  app: Needs,
  { companyId }: CompanyCaller,
  id: string,
  changes: WantedRole | Partial<Pick<OpenRoleDocument, 'status' | 'shownToTalent'>>,
): Promise<OpenRole> {
  const role = await app.models.openRoles
    .findOneAndUpdate({ _id: new Types.ObjectId(id), companyId }, { $set: changes }, { returnDocument: 'after' })
    .lean<OpenRoleDocument | null>();
  if (role === null) throw notFound('There is no such role.');
  return openRoleOf(role, app.catalogue.current);
}

/**
 * Describes a role anew. Its matches are ranked when they are asked for, so they follow; requests that were sent keep
 * the role as it was then.
 * @throws AppError 404 if the company has no such role, 422 by field for choices that are not of its category
 */
export const updateOpenRole = async (
  app: Needs,
  caller: CompanyCaller,
  id: string,
  input: OpenRoleInput,
): Promise<OpenRole> => change(app, caller, id, await wantedRoleOf(app, input));

/**
 * Closes a role to new requests, or opens it again; open requests stay and can be answered.
 * @throws AppError 404 if the company has no such role
 */
export const setOpenRoleStatus = (
  app: Needs,
  caller: CompanyCaller,
  id: string,
  { status }: OpenRoleStatusInput,
): Promise<OpenRole> => change(app, caller, id, { status });

/**
 * Lets talent whom a role fits see it, without the company, or takes it out of their sight.
 * @throws AppError 404 if the company has no such role
 */
export const setOpenRoleSight = (
  app: Needs,
  caller: CompanyCaller,
  id: string,
  { shownToTalent }: OpenRoleSightInput,
): Promise<OpenRole> => change(app, caller, id, { shownToTalent });
