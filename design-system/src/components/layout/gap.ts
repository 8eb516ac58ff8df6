import { space, SPACES } from '../../theme/index.js';

/** Rules for every step of the grid, so that a gap is an attribute and never a style made at run time. */
export const gapRules = SPACES.map((step) => `&[data-gap='${step}'] { gap: ${space(step)}; }`).join('\n');
