import type { Shortlist } from '@vela/contracts/schemas';
import {
  askedPayText,
  desiredRoleText,
  employmentTexts,
  firstPlaceText,
  type PayReader,
  profileAvailabilityText,
  setupText,
  spreadsheetText,
} from '@vela/formats';
import { numberText, texts } from '@vela/language';
import { shortDayText } from '@vela/market/days';

const COLUMNS = texts([
  'Handle',
  'Current role',
  'Years',
  'Wants',
  'Skills',
  'Pay',
  'Work setup',
  'Employment',
  'Place',
  'Availability',
  'Request',
  'On the shortlist since',
  'By',
  'Note',
]);

const REQUESTS: Readonly<Record<'open' | 'accepted', string>> = texts({ open: 'open', accepted: 'accepted' });

/**
 * @param reader in whose currency pay stands, with what was stated in brackets
 * @returns the shortlist for a spreadsheet: by the handles that mean nothing to anybody else, never by names or initials
 */
export const shortlistCsv = (shortlist: Shortlist, reader: PayReader): string =>
  spreadsheetText([
    [...COLUMNS],
    ...shortlist.map(({ jobSeekerProfile: talent, connection, at, by, note }) => [
      talent.id,
      talent.currentRole ?? '',
      talent.experienceYears === null ? '' : String(talent.experienceYears),
      talent.jobSeekerProfilesRoles.map(desiredRoleText).join('; '),
      talent.jobSeekerProfileSkills.map(({ skill, level }) => `${skill.name} ${numberText(level)}`).join('; '),
      askedPayText(talent, {}, reader) ?? '',
      setupText(talent),
      employmentTexts(talent).join('; '),
      firstPlaceText(talent.countriesCities) ?? '',
      profileAvailabilityText(talent),
      connection === null ? '' : REQUESTS[connection.status],
      shortDayText(at),
      by,
      note,
    ]),
  ]);

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
