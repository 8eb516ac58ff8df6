import { t, texts } from '@vela/language';

/** What a talent may say of themselves for the fairness report. Nothing else of who somebody is is asked. */
export const GENDERS = ['woman', 'man', 'nonBinary', 'other'] as const;
export type Gender = (typeof GENDERS)[number];

export const AGE_GROUPS = ['under30', '30to39', '40to49', '50plus'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

export const GENDER_TITLES: Readonly<Record<Gender, string>> = texts({
  woman: 'Woman',
  man: 'Man',
  nonBinary: 'Non-binary',
  other: 'I describe it differently',
});

export const AGE_GROUP_TITLES: Readonly<Record<AgeGroup, string>> = texts({
  under30: 'Under 30',
  '30to39': '30 to 39',
  '40to49': '40 to 49',
  '50plus': '50 or older',
});

/** What a talent agrees to by saving; a changed text gets the next revision, and is agreed to anew. */
export const SELF_IDENTIFICATION_CONSENT = {
  revision: 1,
  get text() {
    return t(
      'I agree that Vela stores these answers apart from my profile and uses them only to compare, in groups of at least ten people, how scores, requests and hires turn out. No recruiter sees them, no score reads them, and I can withdraw them at any time.',
    );
  },
} as const;

/** Below this share of the best group's rate the report marks a group: the four-fifths rule, 29 CFR § 1607.4 (D). */
export const FAIR_IMPACT_RATIO = 0.8;
