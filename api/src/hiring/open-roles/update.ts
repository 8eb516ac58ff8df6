import { type PipelineStage, Types } from 'mongoose';
import type {
  MustChange,
  Musts,
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
import type { MustsEntry, OpenRoleDocument } from '../../records/open-role.js';
import { openRoleOf } from './mappers.js';
import { ownOpenRole } from './read.js';
import { type Lists, mustsAmong, type WantedRole, wantedRoleOf } from './wanted.js';

interface Needs extends Lists, Collections<'openRoles'> {}

/** What is reckoned by the store from what it holds. */
type SetStage = [PipelineStage.Set];

async function change(
  app: Needs,
  { companyId }: CompanyCaller,
  id: string,
  changes: WantedRole | Partial<Pick<OpenRoleDocument, 'musts' | 'status' | 'shownToTalent'>> | SetStage,
): Promise<OpenRole> {
  const update = Array.isArray(changes) ? changes : { $set: changes };
  const role = await app.models.openRoles
    .findOneAndUpdate({ _id: new Types.ObjectId(id), companyId }, update, {
      returnDocument: 'after',
      updatePipeline: true,
    })
    .lean<OpenRoleDocument | null>();
  if (role === null) throw notFound(t('There is no such role.'));
  return openRoleOf(role, app.catalogue.spoken);
}

/** A role described anew by who says nothing of its musts: they stay, but for those of skills that it does not ask for any more. */
function withMustsKept({ skills, ...wanted }: WantedRole): SetStage {
  const kept = (field: keyof MustsEntry) => ({ $ifNull: [`$musts.${field}`, []] });
  const skillIds = { $setIntersection: [kept('skillIds'), { $literal: skills.map(({ skillId }) => skillId) }] };
  const literal = Object.entries({ ...wanted, skills }).map(([field, value]) => [field, { $literal: value }] as const);
  return [{ $set: { ...Object.fromEntries(literal), musts: { terms: kept('terms'), skillIds } } }];
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
): Promise<OpenRole> => {
  const wanted = await wantedRoleOf(app, input);
  return change(app, caller, id, wanted.musts === undefined ? withMustsKept(wanted) : wanted);
};

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

/** @returns the changes of one kind as they are named in a set: those that become musts, or those that are none any more */
function mustsOfKind(changed: readonly MustChange[], on: boolean): Musts {
  const ofKind = changed.filter((each) => each.on === on);
  return {
    terms: ofKind.flatMap(({ must }) => (must === 'skill' ? [] : must)),
    skills: ofKind.flatMap(({ must, skill }) => (must === 'skill' && skill !== null ? skill : [])),
  };
}

/** Changes the musts that hold when it is written, whatever they are by then: two changes at once both count. */
function changedMusts(on: MustsEntry, off: MustsEntry): SetStage {
  const changed = (field: keyof MustsEntry) => {
    const before = { $ifNull: [`$musts.${field}`, []] };
    return {
      $concatArrays: [{ $setDifference: [before, off[field]] }, { $setDifference: [on[field], before] }],
    };
  };
  return [{ $set: { musts: { terms: changed('terms'), skillIds: changed('skillIds') } } }];
}

/**
 * Says which of the things that a role asks for nobody may miss; a skill that it does not ask for is no must.
 * @throws AppError 404 if the company has no such role
 */
export async function setOpenRoleMusts(
  app: Needs,
  caller: CompanyCaller,
  id: string,
  { musts, changed }: OpenRoleMustsInput,
): Promise<OpenRole> {
  const { categoryId, skills } = await ownOpenRole(app, caller, id);
  const category = app.catalogue.current.categories.get(categoryId.toHexString());
  const stored = (named: Musts): MustsEntry => mustsAmong(named, category, skills);
  if (changed === undefined) return change(app, caller, id, { musts: stored(musts) });
  const [on, off] = [stored(mustsOfKind(changed, true)), stored(mustsOfKind(changed, false))];
  return change(app, caller, id, changedMusts(on, off));
}
