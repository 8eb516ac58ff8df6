import type { UseMutationResult } from '@tanstack/react-query';

/**
 * Whether what somebody pressed is on its way: it can no longer be taken back, so no "Not yet" may stand beside it as if it
 * could. What waits for a connection has not left, and can be.
 */
export const isUnderWay = ({ isPending, isPaused }: Pick<UseMutationResult, 'isPaused' | 'isPending'>): boolean =>
  isPending && !isPaused;
