import { string } from 'yup';
import { linkedinUrlText, SAID } from '../texts/index.js';

/** Where profiles of the professional network live. */
export const LINKEDIN_PROFILE_HOST = 'https://www.linkedin.com';

const escaped = LINKEDIN_PROFILE_HOST.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** `{host}/in/` followed by letters, digits, underscore or hyphen, optional trailing slash. */
export const LINKEDIN_PROFILE_PATTERN = new RegExp(`^${escaped}/in/[\\p{L}\\p{N}_-]+/?$`, 'u');

/** An address as the site's Share copies it ends in where it was copied; that is no part of whose profile it is. */
const withoutOrigin = (text: unknown): unknown =>
  typeof text === 'string' && text.trim().startsWith(`${LINKEDIN_PROFILE_HOST}/in/`)
    ? text.replace(/[?#].*$/su, '')
    : text;

const address = { message: () => linkedinUrlText(LINKEDIN_PROFILE_HOST), excludeEmptyString: false };

/** The profile address where it may be left out. */
export const linkedinProfile = () =>
  string().transform(withoutOrigin).trim().max(300).matches(LINKEDIN_PROFILE_PATTERN, address);

/** The profile address as the forms require it; an empty field is told that it is required, before anything else. */
export const requiredLinkedinProfile = () =>
  string()
    .transform(withoutOrigin)
    .trim()
    .required(SAID.fieldRequired)
    .max(300)
    .matches(LINKEDIN_PROFILE_PATTERN, address);
