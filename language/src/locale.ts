import { localeOf } from './languages/languages.js';

import { tongueAtHand } from '#at-hand';

/** @returns how `Intl` calls the language at hand, such as 'sv-SE' */
export const locale = (): string => localeOf(tongueAtHand());
