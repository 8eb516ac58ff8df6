import { Types } from 'mongoose';
import type { AdminCatalogue, AdminTermInput } from '@vela/contracts/schemas';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { fieldError, isDuplicateKey, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CategoryDocument } from '../../records/category.js';
import type { Collections } from '../../records/models.js';
import type { Catalogue } from '../../reference/categories/index.js';

interface Needs extends Collections<'auditEntries' | 'categories'>, Pick<Platform, 'clock' | 'inTransaction'> {
  readonly catalogue: Catalogue;
}

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });

/** @returns the catalogue as it is now, read anew */
export async function readCatalogue({ catalogue }: { readonly catalogue: Catalogue }): Promise<AdminCatalogue> {
  await catalogue.reload();
  const categories = [...catalogue.current.categories.values()];
  return {
    categories: categories.map(({ id, name, roles, skills }) => ({
      id,
      name,
      roles: [...roles.values()].map(named),
      skills: [...skills.values()].map(named),
    })),
  };
}

export const nameTaken = () => fieldError('name', 'There is one with this name already. Merge the two instead.');
export const isSameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

async function categoryOf({ models }: Collections<'categories'>, id: string): Promise<CategoryDocument> {
  const category = await models.categories.findById(new Types.ObjectId(id)).lean<CategoryDocument | null>();
  if (category === null) throw notFound('There is no such category.');
  return category;
}

/** A skill that another category has already is the same skill. */
async function skillIdFor({ models }: Collections<'categories'>, name: string): Promise<Types.ObjectId> {
  const categories = await models.categories.find().lean<CategoryDocument[]>();
  const known = categories.flatMap(({ skills }) => skills).find((skill) => isSameName(skill.name, name));
  return known?._id ?? new Types.ObjectId();
}

/** @returns what is written where, with the id of the new term */
async function placeOf(app: Collections<'categories'>, { kind, name, categoryId }: AdminTermInput) {
  if (kind === 'category') return { id: new Types.ObjectId(), category: null, list: null };
  const category = await categoryOf(app, categoryId ?? '');
  const list = kind === 'role' ? 'roles' : 'skills';
  if (category[list].some((entry) => isSameName(entry.name, name))) throw nameTaken();
  return { id: kind === 'role' ? new Types.ObjectId() : await skillIdFor(app, name), category, list } as const;
}

/**
 * Adds a category, or a role or skill to one.
 * @throws AppError 404 for an unknown category, 422 for a name that is taken
 */
export async function createTerm(app: Needs, caller: Caller, input: AdminTermInput): Promise<AdminCatalogue> {
  const { id, category, list } = await placeOf(app, input);
  const { kind, name } = input;
  const categories = await app.models.categories.find({}, { name: 1 }).lean<Pick<CategoryDocument, 'name'>[]>();
  if (category === null && categories.some((other) => isSameName(other.name, name))) throw nameTaken();
  try {
    await app.inTransaction(async (session) => {
      if (category === null)
        await app.models.categories.insertOne({ _id: id, name, roles: [], skills: [] }, { session });
      else
        await app.models.categories.updateOne(
          { _id: category._id },
          { $push: { [list]: { _id: id, name } } },
          { session },
        );
      await recordAudit(app, session, {
        action: 'admin.termCreated',
        actorId: caller.userId,
        subject: 'category',
        subjectId: id,
        details: { kind, name },
      });
    });
  } catch (error) {
    throw isDuplicateKey(error) ? nameTaken() : error;
  }
  return readCatalogue(app);
}
