import type { FittingRole } from '@vela/contracts/schemas';
import { placesText } from '@vela/formats';
import { t, texts } from '@vela/language';
import { employeesText } from '@vela/slice-parts/company';
import { requirementText } from '@vela/slice-parts/requirements';

export const FITTING_ROLES = texts({
  title: 'Roles that fit you',
  lead: 'Companies let talent whom a role fits see it before they write. You see what they look for and what they offer, by the same score as they do; they see nothing of you that they did not see before.',
  interest: 'I am interested',
  interested: 'You are interested',
  takeBack: 'Take it back',
  changed:
    'You said that you are interested. The company has changed the role since, so it no longer sees that. Are you still interested?',
  promise:
    'When the company looks at your anonymous profile, it sees “Someone interested”. Your name is shown only when it asks and you say yes.',
  /** Begins the line of a card that tells which musts the talent misses. */
  insists: 'The company insists on:',
  leftOut:
    'That keeps you off its list of matches, however high the score. You can say that you are interested all the same.',
  none: 'No company lets talent see a fitting role yet',
  noneWhy: 'Recruiters find you all the same: most roles are never shown here.',
  noneFiltered: 'No role passes these filters',
  paused: 'You are not open to contact',
  pausedWhy:
    'While you are hidden from recruiters, their roles are hidden from you. Open your profile to contact to see them.',
  incomplete: 'Your profile is not complete yet',
  incompleteWhy: 'Field, desired role and skills say which roles fit. Nobody finds you before they are there.',
});

/** @returns such as 'A company in Stockholm, 50–199 people' */
export function companyText({ city, people }: FittingRole['company']): string {
  const where = city === '' ? t('A company') : t('A company in {city}', { city });
  return people === null ? where : `${where}, ${employeesText(people)}`;
}

/** @returns each must that the talent misses in words, such as 'Scala at level 4' */
export const missedTexts = ({ missedMusts = [], ...role }: FittingRole): string[] =>
  missedMusts.map(({ must, skill }) => requirementText({ requirement: must, skill }, { ...role, name: role.role }));

/** @returns where the role may be filled */
export const rolePlacesText = ({ countriesCities }: FittingRole): string =>
  placesText(countriesCities, 'or') || t('Any place');

/** @returns such as '3 roles' */
export const rolesText = (count: number): string => t('{count, plural, one {# role} other {# roles}}', { count });

/** What there would be without the filters that let none through. */
export const unfilteredText = (count: number): string =>
  t('{count, plural, one {Without them there is # role.} other {Without them there are # roles.}}', {
    count,
  });
