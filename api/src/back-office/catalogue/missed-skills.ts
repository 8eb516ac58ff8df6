import { type ClientSession, Types } from 'mongoose';
import { ADMIN_PAGE_SIZE } from '@vela/contracts/constants';
import { PATHS } from '@vela/contracts/routes';
import type { AdminSkillSuggestionAnswer, AdminSkillSuggestionPage } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { daysLater } from '@vela/market/days';
import { SKILL_SUGGESTION_KEPT_DAYS } from '@vela/market/retention';
import { skillNamed, skillSpelled, spellingOf } from '@vela/matching/skills';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, isDuplicateKey, notFound } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CategoryDocument } from '../../records/category.js';
import type { Collections } from '../../records/models.js';
import type { SkillSuggestionDocument } from '../../records/skill-suggestion.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import { insertTerm, nameTaken, skillsNamedIn } from './terms.js';

export type MissedSkillNeeds = Collections<'auditEntries' | 'categories' | 'skillSuggestions' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'> & { readonly catalogue: Catalogue };

interface Missed {
  readonly _id: { readonly categoryId: Types.ObjectId; readonly spelling: string };
  readonly texts: readonly string[];
  readonly people: number;
  readonly talents: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

const TEXTS_SHOWN = 5;

/** @returns a page of what is missed, by category and spelling, the most missed first; who misses it is counted only */
export async function pageOfMissed(
  { models, catalogue }: Pick<MissedSkillNeeds, 'models' | 'catalogue'>,
  page: number,
): Promise<AdminSkillSuggestionPage> {
  const [found] = await models.skillSuggestions.aggregate<{
    readonly counts: readonly { readonly total: number }[];
    readonly rows: readonly Missed[];
  }>([
    { $match: { decision: null } },
    {
      $group: {
        _id: { categoryId: '$categoryId', spelling: '$spelling' },
        texts: { $addToSet: '$text' },
        people: { $sum: 1 },
        talents: { $sum: { $cond: [{ $eq: ['$userType', 'jobSeeker'] }, 1, 0] } },
        firstAt: { $min: '$createdAt' },
        lastAt: { $max: '$createdAt' },
      },
    },
    { $sort: { people: -1, firstAt: 1, '_id.spelling': 1, '_id.categoryId': 1 } },
    {
      $facet: {
        counts: [{ $count: 'total' }],
        rows: [{ $skip: (page - 1) * ADMIN_PAGE_SIZE }, { $limit: ADMIN_PAGE_SIZE }],
      },
    },
  ]);
  return {
    total: found?.counts[0]?.total ?? 0,
    rows: (found?.rows ?? []).map(({ _id, texts, people, talents, firstAt, lastAt }) => ({
      spelling: _id.spelling,
      categoryId: _id.categoryId.toHexString(),
      categoryName: catalogue.spoken.categories.get(_id.categoryId.toHexString())?.name ?? '',
      texts: texts.toSorted().slice(0, TEXTS_SHOWN),
      talents,
      recruiters: people - talents,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
}

/** Where a missed skill is found from now on. */
interface Taken {
  /** Of the skill; empty where it was declined. */
  readonly name: string;
  /** Categories in which nobody needs to miss it any more. */
  readonly categoryIds: readonly Types.ObjectId[];
}

/** @throws AppError 404, 409, 422 as `insertTerm` */
async function asSkill(
  app: MissedSkillNeeds,
  caller: Caller,
  categoryId: Types.ObjectId,
  typed: string,
  session: ClientSession,
): Promise<Taken> {
  const name = typed.replace(/\s+/g, ' ');
  const known = skillNamed(app.catalogue.current.categories.get(categoryId.toHexString())?.skills.values() ?? [], name);
  if (known !== undefined && spellingOf(known.name) !== spellingOf(name))
    throw fieldError('name', t('That is another name of {name}. Take it as one.', { name: known.name }));
  if (known === undefined)
    await insertTerm(app, caller, { kind: 'skill', categoryId: categoryId.toHexString(), name }, session);
  return { name: known?.name ?? name, categoryIds: [categoryId] };
}

/** Gives a skill further names, in every category that has it. @throws AppError 422 for another category's skill, and for a name that means another */
async function asAlias(
  app: MissedSkillNeeds,
  { categoryId, skillId, texts }: { categoryId: Types.ObjectId; skillId: string; texts: readonly string[] },
  session: ClientSession,
): Promise<Taken> {
  const _id = new Types.ObjectId(skillId);
  const categories = await app.models.categories.find().session(session).lean<CategoryDocument[]>();
  const homes = categories.filter(({ skills }) => skills.some((skill) => skill._id.equals(_id)));
  const skill = homes.flatMap(({ skills }) => skills).find((entry) => entry._id.equals(_id));
  if (skill === undefined || !homes.some((home) => home._id.equals(categoryId)))
    throw fieldError('skillId', t('Choose a skill of this category.'));
  const others = skillsNamedIn(homes).filter(({ id }) => id !== skillId);
  const taken = texts.map((text) => skillSpelled(others, spellingOf(text))).find((other) => other !== undefined);
  if (taken !== undefined) throw fieldError('skillId', t('It is a name of {name} already.', { name: taken.name }));
  const aliases = [...new Set([...(skill.aliases ?? []), ...texts])];
  for (const home of homes)
    await app.models.categories.updateOne(
      { _id: home._id },
      { $set: { skills: home.skills.map((entry) => (entry._id.equals(_id) ? { ...entry, aliases } : entry)) } },
      { session },
    );
  return { name: skill.name, categoryIds: homes.map((home) => home._id) };
}

async function tell(
  app: MissedSkillNeeds,
  asked: readonly SkillSuggestionDocument[],
  { name, reason }: { readonly name: string; readonly reason: string },
  session: ClientSession,
): Promise<void> {
  const users = await app.models.users
    .find({ _id: { $in: asked.map(({ userId }) => userId) } }, { givenName: 1 })
    .session(session)
    .lean<Pick<UserDocument, '_id' | 'givenName'>[]>();
  const firstNames = new Map(users.map(({ _id, givenName }) => [_id.toHexString(), givenName]));
  for (const { _id, userId, userType, text, categoryId } of asked) {
    const isTalent = userType === 'jobSeeker';
    const onward = isTalent ? PATHS.jobSeekerSignup2 : PATHS.addRole1;
    const home = isTalent ? PATHS.jobSeekerDashboard : PATHS.talentSeekerDashboard;
    await leaveMail(app, session, `skillSuggestionAnswered:${_id.toHexString()}`, {
      to: { user: userId },
      template: 'skillSuggestionAnswered',
      // Asked for in the reader's language.
      values: () => ({
        firstName: firstNames.get(userId.toHexString()) ?? '',
        text,
        name,
        categoryName: app.catalogue.spoken.categories.get(categoryId.toHexString())?.name ?? '',
        reason,
        next: isTalent ? 'profile' : 'role',
        url: `${app.config.appOrigin}${name === '' ? home : onward}`,
      }),
    });
  }
}

/** As the catalogue is to know it: each spelling once, whatever its case. */
const distinct = (texts: readonly string[]): string[] => [
  ...new Map(texts.map((text) => [text.toLowerCase(), text])).values(),
];

async function decide(
  app: MissedSkillNeeds,
  caller: Caller,
  { spelling, decision, name = '', skillId = '', reason = '', ...input }: AdminSkillSuggestionAnswer,
  session: ClientSession,
): Promise<void> {
  const { skillSuggestions } = app.models;
  const categoryId = new Types.ObjectId(input.categoryId);
  const waiting = (categoryIds: readonly Types.ObjectId[]) =>
    skillSuggestions
      .find({ decision: null, spelling, categoryId: { $in: categoryIds } })
      .session(session)
      .lean<SkillSuggestionDocument[]>();
  const missed = await waiting([categoryId]);
  if (missed.length === 0)
    throw (await skillSuggestions.exists({ spelling, categoryId })) === null
      ? notFound(t('Nobody misses such a skill.'))
      : new AppError(409, t('This is answered already.'));
  const texts = distinct(missed.map(({ text }) => text)).slice(0, TEXTS_SHOWN);
  const taken: Taken =
    decision === 'added'
      ? await asSkill(app, caller, categoryId, name, session)
      : decision === 'aliased'
        ? await asAlias(app, { categoryId, skillId, texts }, session)
        : { name: '', categoryIds: [categoryId] };
  const asked = taken.categoryIds.length === 1 ? missed : await waiting(taken.categoryIds);
  const why = decision === 'declined' ? reason : '';
  await skillSuggestions.updateMany(
    { _id: { $in: asked.map(({ _id }) => _id) } },
    { $set: { decision, reason: why, expiresAt: daysLater(app.clock.now(), SKILL_SUGGESTION_KEPT_DAYS) } },
    { session },
  );
  await tell(app, asked, { name: taken.name, reason: why }, session);
  await recordAudit(app, session, {
    action: 'admin.skillSuggestionAnswered',
    actorId: caller.userId,
    subject: 'category',
    subjectId: categoryId,
    // What was declined is not written down: an entry stays for good, and the words were somebody's.
    details: { decision, name: taken.name, people: asked.length, reason: why },
  });
}

/**
 * Answers all who miss one skill in one category: it becomes a skill, another name of one, or neither.
 * @throws AppError 404, 409 if it is answered already, 422 for a name that is taken
 */
export async function answerMissed(
  app: MissedSkillNeeds,
  caller: Caller,
  input: AdminSkillSuggestionAnswer,
): Promise<void> {
  try {
    await app.inTransaction((session) => decide(app, caller, input, session));
  } catch (error) {
    throw isDuplicateKey(error) ? nameTaken() : error;
  }
  await app.catalogue.reload();
}
