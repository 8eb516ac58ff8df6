import type { Shortlist } from '@vela/contracts/schemas';
import { availabilityText } from '@vela/contracts/texts';
import { employmentTexts, firstPlaceText, setupText, spreadsheetText } from '@vela/formats';
import { texts } from '@vela/language';
import { shortDayText } from '@vela/market/days';
import { expectedSalary } from '@vela/matching/expected-salary';

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

/** @returns the shortlist for a spreadsheet: by the handles that mean nothing to anybody else, never by names or initials */
export const shortlistCsv = (shortlist: Shortlist): string =>
  spreadsheetText([
    [...COLUMNS],
    ...shortlist.map(({ jobSeekerProfile: talent, connection, at, by, note }) => [
      talent.id,
      talent.currentRole ?? '',
      talent.experienceYears?.toString() ?? '',
      talent.jobSeekerProfilesRoles.map(({ role }) => role.name).join('; '),
      talent.jobSeekerProfileSkills.map(({ skill, level }) => `${skill.name} ${level}`).join('; '),
      expectedSalary(talent)?.inSek ?? '',
      setupText(talent),
      employmentTexts(talent).join('; '),
      firstPlaceText(talent.countriesCities) ?? '',
      availabilityText(talent.availability === null ? null : Number(talent.availability)),
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
