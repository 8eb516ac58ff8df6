import { useEffect } from 'react';
import { useVisit } from './api/desk.js';

/** @returns the end of the reader's visit before this one; null where there was none, and until it is known */
export function useSince(openRoleId: string): string | null {
  const { mutate, data } = useVisit(openRoleId);
  useEffect(() => mutate(), [mutate, openRoleId]);
  return data?.since ?? null;
}
