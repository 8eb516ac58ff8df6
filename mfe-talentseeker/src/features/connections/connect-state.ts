import type { Balance, Match, OpenRole } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { reservationFor } from './reservation.js';

/** Whether a request can be sent to a talent, and why not. */
export type ConnectState = 'available' | 'connected' | 'closed' | 'unaffordable';

/** What each state says: what the button does, or why it does nothing. */
export const CONNECT_WORDS: Readonly<Record<ConnectState, string>> = {
  available: TEXTS.connectTitle,
  connected: TEXTS.alreadyConnected,
  closed: 'This role is closed. Open it again to send requests.',
  unaffordable: TEXTS.cannotAfford,
};

/**
 * @param role that the match belongs to
 * @param balance null while the company is not known
 * @returns what the connect button of a match offers
 */
export function connectStateOf(match: Match, role: Pick<OpenRole, 'status'>, balance: Balance | null): ConnectState {
  if (match.connection !== null) return 'connected';
  if (role.status === 'closed') return 'closed';
  const reservation = balance === null ? null : reservationFor(balance, match.jobSeekerProfile.experienceYears);
  return reservation === null || reservation.kind === 'unaffordable' ? 'unaffordable' : 'available';
}
