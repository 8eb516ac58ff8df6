import type { Balance, Match } from '@vela/contracts/schemas';
import { reservationFor } from './reservation.js';

/** Whether a request can be sent to a talent, and why not. */
export type ConnectState = 'available' | 'connected' | 'unaffordable';

/** @param balance null while the company is not known @returns what the connect button of a match offers */
export function connectStateOf(match: Match, balance: Balance | null): ConnectState {
  if (match.connection !== null) return 'connected';
  const reservation = balance === null ? null : reservationFor(balance, match.jobSeekerProfile.experienceYears);
  return reservation === null || reservation.kind === 'unaffordable' ? 'unaffordable' : 'available';
}
