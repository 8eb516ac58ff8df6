import { PATHS } from '@vela/contracts/routes';

/** Documents that people agree to. */
export const LEGAL_PATHS: ReadonlySet<string> = new Set([PATHS.cookiePolicy, PATHS.privacyPolicy, PATHS.terms]);
