import { exact } from '../schemas/common.js';

/** Accepts nothing: the schema of an absent part of a request. */
export const NOTHING = exact({});
