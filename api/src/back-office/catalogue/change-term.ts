import { type ClientSession, Types } from 'mongoose';
import type { AdminTermChange, AdminTermMerge, AdminTermRename, TermKind } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import type { ProfileWatcher } from '../../accounts/job-seekers/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, isDuplicateKey, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CategoryDocument, OtherNames } from '../../records/category.js';
import type { Collections } from '../../records/models.js';
import { type Catalogue, formerNamesOf, shareName, storedNames } from '../../reference/categories/index.js';
import { followChange, type Followed } from './follow-change.js';
import { nameTaken, readCatalogue, skillCalled, skillsNamedIn } from './terms.js';

interface Needs
  extends
    Collections<
      | 'auditEntries'
      | 'catalogueChanges'
      | 'categories'
      | 'connections'
      | 'interests'
      | 'jobSeekerProfiles'
      | 'openRoles'
      | 'savedSearches'
      | 'skillSuggestions'
    >,
    Pick<Platform, 'clock' | 'inTransaction'> {
  readonly catalogue: Catalogue;
  readonly profileWatcher: ProfileWatcher;
}

interface Pair {
  readonly kind: TermKind;
  readonly from: Types.ObjectId;
  readonly into: Types.ObjectId;
}

const categoriesIn = ({ models }: Collections<'categories'>, session: ClientSession): Promise<CategoryDocument[]> =>
  models.categories.find().session(session).lean<CategoryDocument[]>();

const listOf = (kind: 'role' | 'skill') => (kind === 'role' ? 'roles' : 'skills');

const noteChange = (
  { models, clock }: Collections<'catalogueChanges'> & Pick<Platform, 'clock'>,
  pair: Pair,
  session: ClientSession,
) =>
  models.catalogueChanges.insertOne(
    { _id: new Types.ObjectId(), ...pair, at: clock.now(), finishedAt: null },
    { session },
  );

async function follow(app: Needs, pairs: readonly Pair[]): Promise<AdminTermChange> {
  const catalogue = await readCatalogue(app);
  const followed: Followed[] = [];
  for (const pair of pairs) followed.push(await followChange(app, pair));
  return {
    catalogue,
    profiles: followed.reduce((sum, { profiles }) => sum + profiles, 0),
    openRoles: followed.reduce((sum, { openRoles }) => sum + openRoles, 0),
  };
}

interface Called {
  readonly name: string;
  readonly names?: OtherNames;
  readonly formerNames?: string[];
}

/** @throws AppError 409 where a term is called otherwise by now than it was where the change was typed */
function checkBase({ name, names = {} }: Called, basedOn: AdminTermRename['basedOn']): void {
  if (basedOn === undefined) return;
  const based = storedNames(basedOn.names ?? []);
  const languages = new Set([...Object.keys(names), ...Object.keys(based)]);
  if (
    name === basedOn.name &&
    [...languages].every((language) => Reflect.get(names, language) === Reflect.get(based, language))
  )
    return;
  throw new AppError(409, t('Somebody changed this name meanwhile. Open it again to see how it is called now.'));
}

/** @returns an entry with another name, which knows what it was called */
function renamed<Entry extends Called>(entry: Entry, called: Called): Entry {
  const now = { ...entry, ...called };
  return { ...now, ...formerNamesOf(now, [entry]) };
}

async function renameIn(
  app: Collections<'categories'>,
  { kind, id, name, names, basedOn }: AdminTermRename,
  session: ClientSession,
): Promise<string> {
  const called = { name, ...(names === undefined || kind === 'skill' ? {} : { names: storedNames(names) }) };
  const categories = await categoriesIn(app, session);
  if (kind === 'category') {
    const known = categories.find(({ _id }) => _id.equals(id));
    if (known === undefined) throw notFound(t('There is no such category.'));
    checkBase(known, basedOn);
    const { _id: _, roles: __, skills: ___, ...now } = renamed(known, called);
    if (categories.some((other) => other !== known && shareName(other, now))) throw nameTaken();
    await app.models.categories.updateOne({ _id: known._id }, { $set: now }, { session });
    return known.name;
  }
  const list = listOf(kind);
  const homes = categories.filter((category) => category[list].some(({ _id }) => _id.equals(id)));
  const before: Called | undefined = homes[0]?.[list].find(({ _id }) => _id.equals(id));
  if (before === undefined)
    throw notFound(kind === 'role' ? t('There is no such role.') : t('There is no such skill.'));
  checkBase(before, basedOn);
  // A skill is the same one in all categories; a role's name is its own category's matter.
  const isTaken =
    kind === 'skill'
      ? skillCalled(
          skillsNamedIn(categories).filter((skill) => skill.id !== id),
          name,
        ) !== undefined
      : homes.some(({ roles }) =>
          roles.some((entry) => !entry._id.equals(id) && shareName(entry, { ...before, ...called })),
        );
  if (isTaken) throw nameTaken();
  for (const home of homes)
    await app.models.categories.updateOne(
      { _id: home._id },
      { $set: { [list]: home[list].map((entry) => (entry._id.equals(id) ? renamed(entry, called) : entry)) } },
      { session },
    );
  return before.name;
}

/**
 * Renames a category, role or skill wherever it is used.
 * @throws AppError 404, 409 where it is called otherwise than the change is based on, 422 for a name that is taken
 */
export async function renameTerm(app: Needs, caller: Caller, input: AdminTermRename): Promise<AdminTermChange> {
  const id = new Types.ObjectId(input.id);
  const pair = { kind: input.kind, from: id, into: id };
  try {
    await app.inTransaction(async (session) => {
      const before = await renameIn(app, input, session);
      await noteChange(app, pair, session);
      await recordAudit(app, session, {
        action: 'admin.termRenamed',
        actorId: caller.userId,
        subject: 'category',
        subjectId: id,
        details: { kind: input.kind, before, name: input.name },
      });
    });
  } catch (error) {
    throw isDuplicateKey(error) ? nameTaken() : error;
  }
  return follow(app, [pair]);
}

type Skill = CategoryDocument['skills'][number];

/** @returns a skill with all names that administrators gave to it, or to what is one with it */
function withNamesOf(skill: Skill, same: readonly Skill[]): Skill {
  const aliases = [...new Set([skill, ...same].flatMap((each) => each.aliases ?? []))];
  return aliases.length === 0 ? skill : { ...skill, aliases };
}

/** Takes a role or skill out of every category; a skill's other one comes into them. */
async function mergeEntries(
  app: Collections<'categories'>,
  { kind, from, into }: Pair & { kind: 'role' | 'skill' },
  session: ClientSession,
): Promise<Pair[]> {
  const list = listOf(kind);
  const categories = await categoriesIn(app, session);
  const holding = (id: Types.ObjectId) =>
    categories.filter((category) => category[list].some(({ _id }) => _id.equals(id)));
  const homes = holding(from);
  const known = categories.flatMap((category) => category[list]).find(({ _id }) => _id.equals(into));
  if (homes.length === 0 || known === undefined)
    throw notFound(kind === 'role' ? t('There is no such role.') : t('There is no such skill.'));
  if (kind === 'role' && !homes.some(({ roles }) => roles.some(({ _id }) => _id.equals(into))))
    throw fieldError('into', t('Choose a role of the same category. To move all of its roles, merge the categories.'));
  const same = categories
    .flatMap(({ skills }) => skills)
    .filter(({ _id }) => [from, into].some((id) => _id.equals(id)));
  const merged = categories.flatMap((category) => category[list]).filter(({ _id }) => _id.equals(from));
  const one = kind === 'skill' ? withNamesOf(known, same) : known;
  const target = { ...one, ...formerNamesOf(one, merged) };
  // What the other one is called is known wherever it stands.
  for (const home of new Set([...homes, ...holding(into)])) {
    const others = home[list].filter(({ _id }) => !_id.equals(from));
    const entries = others.some(({ _id }) => _id.equals(into))
      ? others.map((entry) => (entry._id.equals(into) ? target : entry))
      : [...others, target];
    await app.models.categories.updateOne({ _id: home._id }, { $set: { [list]: entries } }, { session });
  }
  return [{ kind, from, into }];
}

/** Moves roles and skills over; roles of one name become one, and what is in both has the names that it was given in either. */
async function mergeCategories(
  app: Collections<'categories'>,
  { kind, from, into }: Pair,
  session: ClientSession,
): Promise<Pair[]> {
  const categories = await categoriesIn(app, session);
  const [old, target] = [from, into].map((id) => categories.find(({ _id }) => _id.equals(id)));
  if (old === undefined || target === undefined) throw notFound(t('There is no such category.'));
  const namesakes = old.roles.flatMap((role) => {
    const twin = target.roles.find((other) => shareName(other, role));
    return twin === undefined ? [] : [{ kind: 'role', from: role._id, into: twin._id } as const];
  });
  const roles = [
    ...target.roles.map((twin) => {
      const others = old.roles.filter((role) =>
        namesakes.some(({ from: one, into: other }) => one.equals(role._id) && other.equals(twin._id)),
      );
      const names = [...others, twin].reduce((all, entry) => ({ ...all, ...entry.names }), {});
      const both = Object.keys(names).length === 0 ? twin : { ...twin, names };
      return { ...both, ...formerNamesOf(both, others) };
    }),
    ...old.roles.filter(({ _id }) => !namesakes.some((pair) => pair.from.equals(_id))),
  ];
  const skills = [
    ...target.skills.map((skill) =>
      withNamesOf(
        skill,
        old.skills.filter(({ _id }) => _id.equals(skill._id)),
      ),
    ),
    ...old.skills.filter(({ _id }) => !target.skills.some((skill) => skill._id.equals(_id))),
  ];
  await app.models.categories.deleteOne({ _id: from }, { session });
  const former = formerNamesOf(target, [old]);
  await app.models.categories.updateOne({ _id: into }, { $set: { roles, skills, ...former } }, { session });
  return [{ kind, from, into }, ...namesakes];
}

/**
 * Merges one term into another: profiles, open roles, saved searches and the match index follow. What was noted in the
 * transaction is finished by a job if this call is broken off.
 * @throws AppError 404, 409 for a term and itself, 422 for roles of different categories
 */
export async function mergeTerms(
  app: Needs,
  caller: Caller,
  { kind, reason, ...ids }: AdminTermMerge,
): Promise<AdminTermChange> {
  const [from, into] = [new Types.ObjectId(ids.from), new Types.ObjectId(ids.into)];
  if (from.equals(into)) throw new AppError(409, t('Choose two different ones.'));
  const pairs = await app.inTransaction(async (session) => {
    const merged =
      kind === 'category'
        ? await mergeCategories(app, { kind, from, into }, session)
        : await mergeEntries(app, { kind, from, into }, session);
    for (const pair of merged) await noteChange(app, pair, session);
    await recordAudit(app, session, {
      action: 'admin.termsMerged',
      actorId: caller.userId,
      subject: 'category',
      subjectId: into,
      details: { kind, from: ids.from, reason },
    });
    return merged;
  });
  return follow(app, pairs);
}
