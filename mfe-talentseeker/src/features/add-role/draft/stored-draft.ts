import { AVAILABILITY_MONTHS, CURRENCIES, MUST_TERMS, SALARY_PERIODS } from '@vela/contracts/constants';
import { isCitiesByCountry } from '../../../reference/places/places.js';
import { isFromText } from './from-text.js';
import { EMPTY_DRAFT, type RoleDraft } from './role-draft.js';
import {
  isFlag,
  isListOf,
  isMissingOr,
  isName,
  isNullOr,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
  type Shape,
} from './shapes.js';

const parts = {
  details: isRecordOf({
    category: isNullOr(isRecordOf({ id: isName, name: isName })),
    role: isNullOr(isRecordOf({ id: isName, name: isName, years: isNumber })),
    remote: isFlag,
    hybrid: isFlag,
    office: isFlag,
    countries: isListOf(isName),
    countriesCities: isCitiesByCountry,
  }),
  experience: isRecordOf({
    skills: isListOf(isRecordOf({ name: isName, level: isNumber })),
    permanent: isFlag,
    freelance: isFlag,
    permanentPercentage: isNumber,
    freelancePercentage: isNumber,
    compensation: isText,
    currency: isOneOf(CURRENCIES),
    compensationTimePeriod: isOneOf(SALARY_PERIODS),
    availability: isOneOf(AVAILABILITY_MONTHS),
  }),
  musts: isRecordOf({ terms: isListOf(isOneOf(MUST_TERMS)), skills: isListOf(isName) }),
  shownToTalent: isFlag,
};

/** What is stored of a draft apart from its description. */
type StoredSteps = Omit<RoleDraft, 'description'>;

/** The shape of a stored draft, complete or not; the rules of the steps are another matter. */
const isStored: Shape<StoredSteps> = isRecordOf({
  ...parts,
  editing: isNullOr(
    isRecordOf({ id: isName, base: isRecordOf({ ...parts, description: isText }), savedMeanwhile: isFlag }),
  ),
  emptiedCategoryId: isMissingOr(isName),
  fromText: isNullOr(isFromText),
});

/** @returns what was stored; empty where nothing was, or where another version or a hand wrote it */
export function readSteps(text: string | null): StoredSteps {
  if (text === null) return EMPTY_DRAFT;
  try {
    const stored: unknown = JSON.parse(text);
    // A wizard that starts afresh beats one that cannot be opened.
    return isStored(stored) ? stored : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}
