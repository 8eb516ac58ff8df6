import type { OpenRole } from '@vela/contracts/schemas';
import { experienceText } from '@vela/contracts/texts';
import { countryText, employmentTexts, payPerPeriodText, setupText, startText } from '@vela/formats';
import { t } from '@vela/language';

/** @returns name and years of the one role that is looked for */
export function wantedRoleOf({ role }: Pick<OpenRole, 'role'>): { readonly name: string; readonly years: number } {
  const [entry] = Object.entries(role);
  return { name: entry?.[0] ?? '', years: entry?.[1] ?? 0 };
}

/** @returns the first city, or the country where none was chosen */
export function rolePlaceText({ countriesCities }: Pick<OpenRole, 'countriesCities'>): string | null {
  const [first] = Object.entries(countriesCities);
  if (first === undefined) return null;
  const [country, [city]] = first;
  return city ?? countryText(country);
}

/** @returns what the role offers and asks, for one line below its name */
export function roleFacts(role: OpenRole): string[] {
  const { years } = wantedRoleOf(role);
  const setup = role.remote || role.hybrid || role.office ? [setupText(role)] : [];
  return [
    years === 0 ? t('No experience required') : experienceText(years),
    ...employmentTexts(role),
    payPerPeriodText(role),
    ...setup,
    startText(role.availability),
  ];
}
