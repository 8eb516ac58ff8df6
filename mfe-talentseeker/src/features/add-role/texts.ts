import { WORK_SETUPS } from '@vela/contracts/constants';
import { placesText, SETUP_CHOICES } from '@vela/formats';
import { listed, t, texts } from '@vela/language';
import { READ_FIELD_NAMES, type ReadField } from './draft/from-text.js';
import type { RoleDraft } from './draft/role-draft.js';

/** Beside the form, until there are counts. */
export const REACH_TEXTS = texts({
  title: 'Who this role reaches so far',
  noCategory: 'Choose a category to see whom the role reaches.',
  counting: 'Counting',
  failed: 'The count is not available right now. You can go on without it.',
});

/** @returns the chosen ways of working, as the wizard names them */
export const setupsOfDraft = (details: RoleDraft['details']): string =>
  listed(
    WORK_SETUPS.filter((setup) => details[setup]).map((setup) => SETUP_CHOICES[setup]),
    'or',
  );

/** @returns when the role is to be filled, as the wizard names it */
export const noticeText = (months: number): string =>
  months === 0 ? t('Immediate') : t('{months, plural, one {# month notice} other {# months notice}}', { months });

/** @returns every place, such as 'Göteborg (Sweden) or Norway' */
export const placesOfDraft = ({ countries, countriesCities }: RoleDraft['details']): string =>
  placesText(Object.fromEntries(countries.map((country) => [country, countriesCities[country] ?? []])), 'or');

/** Filling in the steps from an advert. */
export const ADVERT_TEXTS = texts({
  open: 'Paste an advert or type a title',
  why: 'The steps are filled in from it, for you to check.',
  title: 'Fill in from an advert',
  label: 'Advert or title',
  hint: 'English or Swedish. It is read in this browser and sent nowhere. Of the text itself only short quotes are kept, with your draft.',
  fill: 'Fill in the steps',
  close: 'Close',
  empty: 'Paste an advert, or type a title such as “Backend developer”.',
  nothing:
    'Nothing here names a role, a skill or a term that the steps ask for. Try the part that describes the role, or fill in the steps yourself.',
  failed: 'The catalogue could not be loaded. Your text is still here: try again, or fill in the steps yourself.',
  check: 'Check every field. Nothing is posted before you say so at the end.',
  readAgain: 'Choose the job category, then have the text read again for its skills.',
  undo: 'Undo',
  again: 'Read another text',
});

/** @param max characters that can be read */
export const advertTooLongText = (max: number): string =>
  t(
    'Only {max, plural, one {# character} other {# characters}} can be read. Leave out what says nothing about the role.',
    { max },
  );

/** @returns how much was found, as a heading */
export const foundText = (count: number): string =>
  t('{count, plural, one {# field filled in from your text} other {# fields filled in from your text}}', { count });

/** @returns what a text did not say, in a sentence; '' where it said all */
export const missingText = (missing: readonly ReadField[]): string =>
  missing.length === 0
    ? ''
    : t('Not found in the text: {fields}.', {
        fields: listed(
          missing.map((field) => READ_FIELD_NAMES[field]),
          'and',
        ),
      });
