import { MINUTE_MS, type Moment } from '../days/index.js';

/** How long a code proves a domain, minutes, and how often it may be typed wrongly. */
export const DOMAIN_CODE_MINUTES = 30;
export const DOMAIN_CODE_TRIES = 5;

/** @returns until when a code that is made now can be typed */
export const domainCodeEndsAt = (madeAt: Moment): Date =>
  new Date(new Date(madeAt).getTime() + DOMAIN_CODE_MINUTES * MINUTE_MS);
