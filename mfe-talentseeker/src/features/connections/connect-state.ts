import type { Match, OpenRole } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';

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
 * @returns what the connect button of a match offers
 */
export function connectStateOf(match: Match, role: Pick<OpenRole, 'status'>): ConnectState {
  if (match.connection !== null) return 'connected';
  if (role.status === 'closed') return 'closed';
  return match.cost.affordable ? 'available' : 'unaffordable';
}
