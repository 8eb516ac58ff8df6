import { isMissing, wasRefused } from '@vela/contracts/client';

/** @returns whether there is no such record for who asks, or it may be of a company that they are not in */
export const isNotTheirs = (error: unknown): boolean => isMissing(error) || (wasRefused(error) && error.status === 403);
