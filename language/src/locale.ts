import { tongueAtHand } from '#at-hand';
import { localeOf } from './languages.js';

/** @returns how `Intl` calls the language at hand, such as 'sv-SE' */
export const locale = (): string => localeOf(tongueAtHand());
