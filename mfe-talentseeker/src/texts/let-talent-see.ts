import { texts } from '@vela/language';
/** The switch that opens a role to talent, in the wizard and on the role's page. */
export const LET_TALENT_SEE = texts({
  label: 'Let fitting talent see this role',
  hint: 'They see what you look for and what you offer, your city and size, not your name and not the description. Talent whom you asked finds it on your company’s page. Who is interested says so, and stands by initials among your matches.',
});
