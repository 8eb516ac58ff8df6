import { Types } from 'mongoose';
import { SKILL_SUGGESTIONS_A_DAY } from '@vela/contracts/constants';
import type { SkillSuggestionInput } from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { DAY_MS, daysLater, HOUR_MS } from '@vela/market/days';
import { SKILL_SUGGESTION_WAITS_DAYS } from '@vela/market/retention';
import { skillSpelled, spellingOf } from '@vela/matching/skills';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, isDuplicateKey, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { SkillSuggestionDocument } from '../../records/skill-suggestion.js';
import type { Catalogue } from '../../reference/categories/index.js';

interface Needs extends Collections<'skillSuggestions'>, Pick<Platform, 'clock'> {
  readonly catalogue: Catalogue;
}

/** @throws AppError 429 if the suggestion is one too many of the last 24 hours; it is taken back then */
async function holdToBudget(
  { models, clock }: Pick<Needs, 'models' | 'clock'>,
  { _id, userId }: Pick<SkillSuggestionDocument, '_id' | 'userId'>,
): Promise<void> {
  const now = clock.now().getTime();
  // Calls at the same moment each count those before them, so that no more than the budget stay.
  const counted = await models.skillSuggestions
    .find({ userId, _id: { $lte: _id }, createdAt: { $gt: new Date(now - DAY_MS) } }, { createdAt: 1 })
    .sort({ createdAt: 1 })
    .lean<Pick<SkillSuggestionDocument, 'createdAt'>[]>();
  if (counted.length <= SKILL_SUGGESTIONS_A_DAY) return;
  await models.skillSuggestions.deleteOne({ _id });
  const waitMs = (counted[0]?.createdAt.getTime() ?? now) + DAY_MS - now;
  const hours = Math.ceil(waitMs / HOUR_MS);
  throw new AppError(
    429,
    t(
      'You suggested {most, plural, one {# skill} other {# skills}} within a day, which is all we can look at. The next can follow in {hours, plural, one {an hour} other {# hours}}.',
      {
        most: SKILL_SUGGESTIONS_A_DAY,
        hours,
      },
    ),
    { headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) } },
  );
}

/**
 * Notes that somebody misses a skill in a category. Saying it again changes nothing.
 * @throws AppError 404 for an unknown category, 409 for a skill that it has or that was declined, 429 over a day's budget
 */
export async function suggestSkill(
  app: Needs,
  { userId }: Pick<Caller, 'userId'>,
  { text, categoryId, userType }: SkillSuggestionInput,
): Promise<void> {
  const category = app.catalogue.current.categories.get(categoryId);
  if (category === undefined) throw notFound(t('There is no such category.'));
  const spelling = spellingOf(text);
  const known = skillSpelled(category.skills.values(), spelling);
  if (known !== undefined)
    throw new AppError(
      409,
      t('“{name}” is in the list of {category} already. Choose it there.', {
        name: known.name,
        category: category.name,
      }),
    );
  const { skillSuggestions } = app.models;
  const one = { userId, categoryId: new Types.ObjectId(categoryId), spelling };
  const before = await skillSuggestions.findOne(one).lean<SkillSuggestionDocument | null>();
  if (before?.decision === 'declined')
    throw new AppError(
      409,
      t('We looked at “{text}” before and left it out: {reason}', { text: before.text, reason: before.reason }),
    );
  if (before?.decision === null) return;
  // What was taken in once and is gone again may be missed anew.
  if (before !== null) await skillSuggestions.deleteOne({ _id: before._id });
  const createdAt = app.clock.now();
  const _id = new Types.ObjectId();
  try {
    await skillSuggestions.create({
      _id,
      ...one,
      userType,
      text: text.normalize('NFC').replace(/\s+/g, ' '),
      createdAt,
      expiresAt: daysLater(createdAt, SKILL_SUGGESTION_WAITS_DAYS),
    });
  } catch (error) {
    if (isDuplicateKey(error)) return;
    throw error;
  }
  await holdToBudget(app, { _id, userId });
}
