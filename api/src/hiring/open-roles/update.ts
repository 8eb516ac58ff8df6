import { Types } from 'mongoose';
import type {
  OpenRole,
  OpenRoleInput,
  OpenRoleMustsInput,
  OpenRoleSightInput,
  OpenRoleStatusInput,
} from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { notFound } from '../../platform/errors/index.js';
import type { Collections } from '../../records/models.js';
import type { OpenRoleDocument } from '../../records/open-role.js';
import { openRoleOf } from './mappers.js';
import { ownOpenRole } from './read.js';
import { type Lists, mustsAmong, type WantedRole, wantedRoleOf } from './wanted.js';

interface Needs extends Lists, Collections<'openRoles'> {}

async function change(
  app: Needs,
  { companyId }: CompanyCaller,
  id: string,
  changes: WantedRole | Partial<Pick<OpenRoleDocument, 'musts' | 'status' | 'shownToTalent'>>,
): Promise<OpenRole> {
  const role = await app.models.openRoles
    .findOneAndUpdate({ _id: new Types.ObjectId(id), companyId }, { $set: changes }, { returnDocument: 'after' })
    .lean<OpenRoleDocument | null>();
  if (role === null) throw notFound(t('There is no such role.'));
  return openRoleOf(role, app.catalogue.spoken);
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

/**
 * Says which of the things that a role asks for nobody may miss; a skill that it does not ask for is no must.
 * @throws AppError 404 if the company has no such role
 */
export async function setOpenRoleMusts(
  app: Needs,
  caller: CompanyCaller,
  id: string,
  { musts }: OpenRoleMustsInput,
): Promise<OpenRole> {
  const { categoryId, skills } = await ownOpenRole(app, caller, id);
  const category = app.catalogue.current.categories.get(categoryId.toHexString());
  return change(app, caller, id, { musts: mustsAmong(musts, category, skills) });
}
