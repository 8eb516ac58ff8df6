/** How long a code proves a domain, minutes, and how often it may be typed wrongly. */
export const DOMAIN_CODE_MINUTES = 30;
export const DOMAIN_CODE_TRIES = 5;
