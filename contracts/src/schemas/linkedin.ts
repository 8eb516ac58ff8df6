import { string } from 'yup';
import { linkedinUrlText, SAID } from '../texts/index.js';

/** Where profiles of the professional network live. */
export const LINKEDIN_PROFILE_HOST = 'https://www.linkedin.com';

const escaped = LINKEDIN_PROFILE_HOST.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** `{host}/in/` followed by letters, digits, underscore or hyphen, optional trailing slash. */
export const LINKEDIN_PROFILE_PATTERN = new RegExp(`^${escaped}/in/[\\p{L}\\p{N}_-]+/?$`, 'u');

/** Browsers copy letters such as å in percents; what are none stay as they are, and are refused. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return address;
  }
}

/**
 * An address as it is copied: the site's Share ends it in where it was copied, which is no part of whose profile it is, and browsers
 * write its letters in percents.
 */
const asTyped = (text: unknown): unknown =>
  typeof text === 'string' && text.trim().startsWith(`${LINKEDIN_PROFILE_HOST}/in/`)
    ? decoded(text.replace(/[?#].*$/su, ''))
    : text;

const address = { message: () => linkedinUrlText(LINKEDIN_PROFILE_HOST), excludeEmptyString: false };

/** The profile address where it may be left out. */
export const linkedinProfile = () =>
  string().transform(asTyped).trim().max(300).matches(LINKEDIN_PROFILE_PATTERN, address);

/** The profile address as the forms require it; an empty field is told that it is required, before anything else. */
export const requiredLinkedinProfile = () =>
  string().transform(asTyped).trim().required(SAID.fieldRequired).max(300).matches(LINKEDIN_PROFILE_PATTERN, address);
