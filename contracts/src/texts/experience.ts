import { t } from '@vela/language';

/** @returns such as '3 years of experience' */
export const experienceText = (years: number): string =>
  t('{years, plural, one {# year of experience} other {# years of experience}}', { years });
