import {
  CV_FILE_BYTES_MAX,
  CV_PAGES_MAX,
  DESIRED_ROLES_MAX,
  PROFILE_SKILLS_MAX,
  READ_TEXT_MAX,
} from '@vela/contracts/constants';
import { yearsText } from '@vela/formats';
import { listed, t, texts } from '@vela/language';

/** Starting a profile from a CV. */
export const CV_TEXTS = texts({
  open: 'Start from your CV',
  why: 'Skills, roles and years are found in it, for you to confirm one by one.',
  title: 'Start from your CV',
  promise:
    'It is read in this browser: the file and its text are sent nowhere and not kept. Names and contact details are dropped first.',
  file: 'Choose a PDF or text file',
  label: 'Or paste its text',
  hint: 'A CV or a profile from elsewhere, in English or Swedish.',
  read: 'Find skills and roles',
  close: 'Close',
  empty: 'Choose a file, or paste the text of your CV.',
  category: 'Look for skills of the job category',
  otherCategory: 'Another category begins with no roles and no skills.',
  foundTitle: 'Found in your CV',
  confirm: 'Untick what is wrong. Nothing is in your profile before you take it, and nothing is sent before you save.',
  roles: 'Roles that you have had',
  years: 'Years of experience',
  yearsInAll: 'In all',
  skills: 'Skills',
  noSkills: 'No skills of this category are named. Try another category, or choose them below.',
  chooseCategory: 'It names no role that we know: choose the category, and its skills are looked for.',
  nothingNew: 'It names nothing of this category that is not in your profile already. Try another category.',
  failed: 'The catalogue could not be loaded. Try again, or fill in the form yourself.',
  take: 'Take what is ticked',
  takeNone: 'Tick at least one thing, or close.',
  undo: 'Undo',
  check: 'Check the levels and years below, then save.',
});

/** @param over how many are ticked beyond the room that is left */
export const tooManySkillsText = (over: number): string =>
  t('A profile states at most {most, plural, one {# skill} other {# skills}}: untick {over, number}.', {
    most: PROFILE_SKILLS_MAX,
    over,
  });
export const tooManyRolesText = (over: number): string =>
  t('A profile names at most {most, plural, one {# role} other {# roles}}: untick {over, number}.', {
    most: DESIRED_ROLES_MAX,
    over,
  });

/** Why a text or file cannot be read, and what to do. */
export const FILE_TEXTS = {
  kind: () => t('Only PDF and text files can be read. Save it as a PDF, or paste its text.'),
  size: () =>
    t('The file is larger than {most, number} MB. Save it without pictures, or paste its text.', {
      most: CV_FILE_BYTES_MAX / 1_000_000,
    }),
  pages: () =>
    t('The file has more than {most, plural, one {# page} other {# pages}}. Paste the part that tells of your work.', {
      most: CV_PAGES_MAX,
    }),
  long: () =>
    t(
      'Only {most, plural, one {# character} other {# characters}} can be read. Paste the part that tells of your work.',
      { most: READ_TEXT_MAX },
    ),
  locked: () => t('The file is protected by a password. Save it without one, or paste its text.'),
  scanned: () => t('The file holds pictures of pages, and no text. Paste its text instead.'),
  broken: () => t('The file cannot be read. Save it as a PDF once more, or paste its text.'),
  reader: () => t('The reader of PDF files could not be loaded. Try again, or paste the text.'),
} as const;

/** @returns what was found or taken, such as '2 roles, 9 years and 8 skills' */
export const workText = (roles: number, years: number | null, skills: number): string =>
  listed(
    [
      ...(roles === 0 ? [] : [t('{count, plural, one {# role} other {# roles}}', { count: roles })]),
      ...(years === null ? [] : [yearsText(years)]),
      ...(skills === 0 ? [] : [t('{count, plural, one {# skill} other {# skills}}', { count: skills })]),
    ],
    'and',
  );
