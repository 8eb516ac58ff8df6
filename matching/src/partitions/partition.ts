import { hashOfText } from '../ranking/order.js';

/** One part of all profiles; each profile falls to exactly one of them. */
export interface Partition {
  /** From 0. */
  readonly number: number;
  /** How many partitions there are. */
  readonly count: number;
}

/**
 * The partition of a profile, from its id alone: an id never changes, so nobody ever moves from one to another.
 * @param count how many partitions there are, at least 1
 * @returns its number, from 0
 */
export const partitionOf = (profileId: string, count: number): number => hashOfText(profileId) % count;

/** Whether a profile falls to a partition. */
export const isInPartition = ({ number, count }: Partition, profileId: string): boolean =>
  partitionOf(profileId, count) === number;
