import type { OpenRole } from '@vela/contracts/schemas';
import { employmentTexts, firstPlaceText, monthsText, payPerPeriodText, yearsText } from '@vela/formats';
import { setupText } from './setup.js';

/** @returns name and years of the one role that is looked for */
export function wantedRoleOf({ role }: Pick<OpenRole, 'role'>): { readonly name: string; readonly years: number } {
  const [entry] = Object.entries(role);
  return { name: entry?.[0] ?? '', years: entry?.[1] ?? 0 };
}

/** @returns the first city, or the country where none was chosen */
export const rolePlaceText = ({ countriesCities }: Pick<OpenRole, 'countriesCities'>): string | null =>
  firstPlaceText(countriesCities)?.split(', ')[0] ?? null;

function startText(months: number): string {
  if (months === 0) return 'Start at once';
  return `Start in ${monthsText(months)}`;
}

/** @returns what the role offers and asks, for one line below its name */
export function roleFacts(role: OpenRole): string[] {
  const { years } = wantedRoleOf(role);
  const setup = role.remote || role.hybrid || role.office ? [setupText(role)] : [];
  return [
    years === 0 ? 'No experience required' : `${yearsText(years)} of experience`,
    ...employmentTexts(role),
    payPerPeriodText(role),
    ...setup,
    startText(role.availability),
  ];
}
