import { MEASURED_ELEMENT, samplingText } from '@vela/contracts/remote';
import { isDivided, type Served } from './served.js';

/** How many of all pages are measured while all visitors get the same: one in ten tells how a version does. */
const USUAL_SHARE = 0.1;

/** @param shell version of the page's @returns the element that has some pages measured, and all while something is rolled out */
export const samplingOf = (served: Served, shell: string): string =>
  `<meta name="${MEASURED_ELEMENT}" content="${samplingText({ shell, share: isDivided(served) ? 1 : USUAL_SHARE })}">`;
