/** A change is tested: what takes long is left to the night, and what there is in several kinds is tried in one by turns. */
export const TURNS = process.env['E2E_TURNS'] === '1';

/** Tag of a test that takes minutes. */
export const NIGHT = '@night';
