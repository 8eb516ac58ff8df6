import { array, type InferType, number, string } from 'yup';
import { said } from '@vela/language';
import { HIRE_NOTE_MAX, SKILL_SUGGESTION_MAX } from '../constants/index.js';
import { SAID } from '../texts/index.js';
import { adminPage, adminRows } from './admin-common.js';
import { anonymousText } from './anonymous-text.js';
import { date, exact, id, requiredId, requiredText, userType } from './common.js';

const SKILL_CHARACTERS = /^[\p{L}\p{M}\p{N} .+#/&'’()-]*$/u;

/** A skill that somebody misses in the list of a category: a name, held to be nobody's. */
export const skillSuggestionInputSchema = exact({
  text: anonymousText(SKILL_SUGGESTION_MAX)
    .matches(SKILL_CHARACTERS, said('Use letters, digits and + # . / & - ( ) only.'))
    .matches(/\p{L}/u, said('Name the skill in letters.'))
    .required(SAID.fieldRequired),
  categoryId: requiredId(),
  /** As whom it is missed: the answer leads back to there. */
  userType: userType().required(SAID.fieldRequired),
});
export type SkillSuggestionInput = InferType<typeof skillSuggestionInputSchema>;

const SPELLINGS_SHOWN = 5;

/** What is missed in one category under one spelling. It names nobody. */
export const adminSkillSuggestionSchema = exact({
  /** Without case, spaces and punctuation. */
  spelling: string().required(),
  categoryId: requiredId(),
  categoryName: string().defined(),
  /** As it was typed, a few of them. */
  texts: array().max(SPELLINGS_SHOWN).of(string().required()).required(),
  talents: number().integer().required(),
  recruiters: number().integer().required(),
  firstAt: date().required(),
  lastAt: date().required(),
});
export type AdminSkillSuggestion = InferType<typeof adminSkillSuggestionSchema>;
export const adminSkillSuggestionPageSchema = adminRows(adminSkillSuggestionSchema);
export type AdminSkillSuggestionPage = InferType<typeof adminSkillSuggestionPageSchema>;
export const adminSkillSuggestionQuerySchema = exact({ page: adminPage() });

export const SKILL_SUGGESTION_DECISIONS = ['added', 'aliased', 'declined'] as const;
export type SkillSuggestionDecision = (typeof SKILL_SUGGESTION_DECISIONS)[number];

/** Body of an answer: a skill of a name, another name of a skill, or neither, with why. */
export const adminSkillSuggestionAnswerSchema = exact({
  spelling: requiredText(SKILL_SUGGESTION_MAX),
  categoryId: requiredId(),
  decision: string()
    .oneOf([...SKILL_SUGGESTION_DECISIONS])
    .required(SAID.fieldRequired),
  name: string()
    .trim()
    .max(SKILL_SUGGESTION_MAX, SAID.mostCharacters)
    .when('decision', {
      is: 'added',
      then: (schema) => schema.required(said('Write the skill as it should stand in the list.')),
    }),
  skillId: id().when('decision', { is: 'aliased', then: (schema) => schema.required(said('Choose the skill.')) }),
  reason: string()
    .trim()
    .max(HIRE_NOTE_MAX, SAID.mostCharacters)
    .when('decision', { is: 'declined', then: (schema) => schema.required(said('Say why, in a few words.')) }),
});
export type AdminSkillSuggestionAnswer = InferType<typeof adminSkillSuggestionAnswerSchema>;
