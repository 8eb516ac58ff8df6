import { array, type InferType, number, string } from 'yup';
import { LISTED_MAX } from '../constants/index.js';
import { date, exact } from './common.js';

const count = () => number().integer().min(0).required();

/** What three of four visitors' pages did not exceed, in milliseconds, or CLS; null where nothing was measured. */
const figure = () => exact({ p75: number().min(0).nullable().defined(), count: count() }).required();

const comparedVital = exact({
  vital: string().oneOf(['lcp', 'inp', 'cls']).required(),
  rollout: figure(),
  inService: figure(),
});
export type AdminComparedVital = InferType<typeof comparedVital>;

/** A version that some visitors get in place of the one in service, and how that goes. */
export const adminReleaseRolloutSchema = exact({
  /** Container name, such as `mf_payments`, or `shell`. */
  name: string().required(),
  version: string().required(),
  inService: string().required(),
  /** Visitors of a hundred. */
  share: count().max(100),
  since: date().required(),
  /** Visitors whose page failed. */
  failed: exact({ rollout: count(), inService: count() }).required(),
  vitals: array().max(3).of(comparedVital.required()).required(),
});
export type AdminReleaseRollout = InferType<typeof adminReleaseRolloutSchema>;
export const adminReleaseRolloutsSchema = exact({
  rows: array().max(LISTED_MAX).of(adminReleaseRolloutSchema.required()).required(),
});
export type AdminReleaseRollouts = InferType<typeof adminReleaseRolloutsSchema>;
