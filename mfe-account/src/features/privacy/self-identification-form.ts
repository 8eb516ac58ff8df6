import { boolean, type InferType, object, string } from 'yup';
import {
  AGE_GROUP_TITLES,
  AGE_GROUPS,
  GENDER_TITLES,
  GENDERS,
  SELF_IDENTIFICATION_CONSENT,
} from '@vela/contracts/constants';
import type { SelfIdentification, SelfIdentificationInput } from '@vela/contracts/schemas';
import { said, t } from '@vela/language';

/** Stands for an answer that is not given. */
const KEPT = 'kept' as const;
const keptOption = () => ({ value: KEPT, label: t('I’d rather not say') });

export const genderOptions = () => [keptOption(), ...GENDERS.map((value) => ({ value, label: GENDER_TITLES[value] }))];
export const ageOptions = () => [
  keptOption(),
  ...AGE_GROUPS.map((value) => ({ value, label: AGE_GROUP_TITLES[value] })),
];

const GENDER_ANSWERS = [KEPT, ...GENDERS, null] as const;
const AGE_ANSWERS = [KEPT, ...AGE_GROUPS, null] as const;

export const selfIdentificationFormSchema = object({
  gender: string()
    .nullable()
    .defined()
    .oneOf(GENDER_ANSWERS)
    .test(
      'says-something',
      said('Answer at least one of the questions.'),
      (gender, { parent }: { parent: { ageGroup: string | null } }) =>
        [gender, parent.ageGroup].some((answer) => answer !== null && answer !== KEPT),
    ),
  ageGroup: string().nullable().defined().oneOf(AGE_ANSWERS),
  agreed: boolean().defined().oneOf([true], said('Tick this to agree, or leave the questions unanswered.')),
});
export type SelfIdentificationValues = InferType<typeof selfIdentificationFormSchema>;

/** Answers to another version of the text are shown, and agreed to anew. */
export function valuesOf({ gender, ageGroup, consentRevision, at }: SelfIdentification): SelfIdentificationValues {
  const unanswered = at === null ? null : KEPT;
  return {
    gender: gender ?? unanswered,
    ageGroup: ageGroup ?? unanswered,
    agreed: consentRevision === SELF_IDENTIFICATION_CONSENT.revision,
  };
}

export const inputOf = ({ gender, ageGroup }: SelfIdentificationValues): SelfIdentificationInput => ({
  gender: gender === KEPT ? null : gender,
  ageGroup: ageGroup === KEPT ? null : ageGroup,
  consentRevision: SELF_IDENTIFICATION_CONSENT.revision,
});
