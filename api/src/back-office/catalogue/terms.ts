import { type ClientSession, Types } from 'mongoose';
import { LISTED_MAX } from '@vela/contracts/constants';
import type { AdminCatalogue, AdminTermInput, TermKind } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { aliasesOf, skillSpelled, spellingOf } from '@vela/matching/skills';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, isDuplicateKey, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CategoryDocument } from '../../records/category.js';
import type { Collections } from '../../records/models.js';
import { type Catalogue, givenNames, namesSoFar, shareName } from '../../reference/categories/index.js';

interface Needs extends Collections<'auditEntries' | 'categories'>, Pick<Platform, 'clock' | 'inTransaction'> {
  readonly catalogue: Catalogue;
}

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });

/** @returns the catalogue as it is now, read anew */
export async function readCatalogue({ catalogue }: { readonly catalogue: Catalogue }): Promise<AdminCatalogue> {
  await catalogue.reload();
  const categories = [...catalogue.current.categories.values()];
  const { ownAliases, ownNames } = catalogue.current;
  const called = ({ id, name }: { readonly id: string; readonly name: string }) => ({
    id,
    name,
    ...givenNames({ names: ownNames.get(id) ?? {} }),
  });
  return {
    categories: categories.map(({ id, name, roles, skills }) => ({
      ...called({ id, name }),
      roles: [...roles.values()].map(called),
      skills: [...skills.values()].map((skill) => ({
        ...named(skill),
        addedNames: [...(ownAliases.get(skill.id) ?? [])],
      })),
    })),
  };
}

export const nameTaken = () => fieldError('name', t('There is one with this name already. Merge the two instead.'));

async function categoryOf(
  { models }: Collections<'categories'>,
  id: string,
  session: ClientSession,
): Promise<CategoryDocument> {
  const category = await models.categories
    .findById(new Types.ObjectId(id))
    .session(session)
    .lean<CategoryDocument | null>();
  if (category === null) throw notFound(t('There is no such category.'));
  return category;
}

interface NamedSkill {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly entry: CategoryDocument['skills'][number];
}

/**
 * @returns the skills of categories with all their other names: those that the table of skills has for what they are called, or
 * were before, and those that administrators gave. By what it was called itself a skill need not be called for ever.
 */
export function skillsNamedIn(categories: readonly Pick<CategoryDocument, 'skills'>[]): NamedSkill[] {
  const entries = categories.flatMap(({ skills }) => skills);
  const today = new Set(entries.map(({ name }) => name.toLowerCase()));
  return entries.map((entry) => {
    const { _id, name, aliases = [], formerNames = [] } = entry;
    const names = namesSoFar({ name, formerNames: formerNames.filter((former) => !today.has(former.toLowerCase())) });
    return { id: _id.toHexString(), name, aliases: [...names.flatMap(aliasesOf), ...aliases], entry };
  });
}

/**
 * Finds the skill that a name stands for already, however it is spelled.
 * @throws AppError 422 for another name of a skill: there would be two of one
 */
export function skillCalled(skills: readonly NamedSkill[], name: string): NamedSkill | undefined {
  const spelling = spellingOf(name);
  const known = skills.find((skill) => spellingOf(skill.name) === spelling);
  const other = known === undefined ? skillSpelled(skills, spelling) : undefined;
  if (other !== undefined)
    throw fieldError('name', t('That is another name of {name}, which is there already.', { name: other.name }));
  return known;
}

/** @throws AppError 422 for a name that a skill of the category has already */
async function skillFor(
  { models }: Collections<'categories'>,
  category: CategoryDocument,
  name: string,
  session: ClientSession,
): Promise<CategoryDocument['skills'][number]> {
  const categories = await models.categories.find().session(session).lean<CategoryDocument[]>();
  const known = skillCalled(skillsNamedIn(categories), name)?.entry;
  if (known === undefined) return { _id: new Types.ObjectId(), name };
  if (category.skills.some(({ _id }) => _id.equals(known._id))) throw nameTaken();
  // A skill that another category has already is the same skill.
  return known;
}

/** @returns what is written where */
async function placeOf(
  app: Collections<'categories'>,
  { kind, name, categoryId }: AdminTermInput,
  session: ClientSession,
) {
  const entry = { _id: new Types.ObjectId(), name };
  if (kind === 'category') {
    const categories = await app.models.categories
      .find({}, { name: 1, names: 1 })
      .session(session)
      .lean<Pick<CategoryDocument, 'name' | 'names'>[]>();
    if (categories.some((other) => shareName(other, entry))) throw nameTaken();
    return { entry, category: null, list: null };
  }
  const category = await categoryOf(app, categoryId ?? '', session);
  if (kind === 'skill')
    return { entry: await skillFor(app, category, name, session), category, list: 'skills' } as const;
  if (category.roles.some((other) => shareName(other, entry))) throw nameTaken();
  return { entry, category, list: 'roles' } as const;
}

const LIST_NAMES = { category: 'categories', role: 'roles', skill: 'skills' } as const;

/** @throws AppError 409 where the lists that forms choose from can take no more of a kind */
function checkRoom({ catalogue }: { readonly catalogue: Catalogue }, kind: TermKind): void {
  const list = LIST_NAMES[kind];
  if (catalogue.current[list].size >= LISTED_MAX)
    throw new AppError(
      409,
      t(
        'The catalogue holds {most, number} {list, select, categories {categories} roles {roles} other {skills}}, which is all it can. Merge some first.',
        { most: LISTED_MAX, list },
      ),
    );
}

/**
 * Adds a category, or a role or skill to one, in a transaction.
 * @throws AppError 404 for an unknown category, 409 for a catalogue that is full, 422 for a name that is taken
 */
export async function insertTerm(
  app: Needs,
  caller: Caller,
  input: AdminTermInput,
  session: ClientSession,
): Promise<void> {
  checkRoom(app, input.kind);
  const { entry, category, list } = await placeOf(app, input, session);
  const { kind, name } = input;
  if (category === null) await app.models.categories.insertOne({ ...entry, roles: [], skills: [] }, { session });
  else await app.models.categories.updateOne({ _id: category._id }, { $push: { [list]: entry } }, { session });
  await recordAudit(app, session, {
    action: 'admin.termCreated',
    actorId: caller.userId,
    subject: 'category',
    subjectId: entry._id,
    details: { kind, name },
  });
}

/**
 * Adds a category, or a role or skill to one.
 * @throws AppError as `insertTerm`
 */
export async function createTerm(app: Needs, caller: Caller, input: AdminTermInput): Promise<AdminCatalogue> {
  try {
    await app.inTransaction((session) => insertTerm(app, caller, input, session));
  } catch (error) {
    throw isDuplicateKey(error) ? nameTaken() : error;
  }
  return readCatalogue(app);
}
