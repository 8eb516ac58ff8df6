import { languages } from '@vela/language';
import type { Identity } from './person.js';

/** @param language one of the site's @returns the administrator of the journeys in it, whom `ADMIN_EMAILS` must name */
export const administratorOf = (language: string): Identity => ({
  firstName: 'Vera',
  lastName: 'Lund',
  email: `administrator.${language}@vela.example`,
});

/** What `ADMIN_EMAILS` is in the browser tests. */
export const administratorEmails = languages.map((language) => administratorOf(language).email).join(',');
