import type { Match, OpenRole } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { owedTokensText } from '@vela/market/prices';

/** Whether a request can be sent to a talent. */
export type ConnectStateName = 'available' | 'connected' | 'closed' | 'waiting' | 'unaffordable' | 'indebted';

export interface ConnectState {
  readonly name: ConnectStateName;
  /** What the button does, or why it does nothing. */
  readonly text: string;
}

const CONNECT_TEXTS: Readonly<Record<Exclude<ConnectStateName, 'waiting' | 'indebted'>, () => string>> = {
  available: () => TEXTS.connectTitle,
  connected: () => TEXTS.alreadyConnected,
  closed: () => t('This role is closed. Open it again to send requests.'),
  unaffordable: () => TEXTS.cannotAfford,
};

const stateOf = (name: keyof typeof CONNECT_TEXTS): ConnectState => ({ name, text: CONNECT_TEXTS[name]() });

/** @returns whether the dialog opens: where tokens are owed it says why nothing can be sent, and what to do */
export const opensDialog = ({ name }: ConnectState): boolean => name === 'available' || name === 'indebted';

/** @param from when the company may ask a talent again */
export const askAgainText = (from: string): string =>
  t('Your last request was declined or withdrawn. You can ask again from {day}.', { day: dayText(from) });

/**
 * @param role that the match belongs to
 * @returns what the connect button of a match offers
 */
export function connectStateOf(match: Match, role: Pick<OpenRole, 'status'>): ConnectState {
  if (match.connection !== null) return stateOf('connected');
  if (role.status === 'closed') return stateOf('closed');
  if (match.askAgainFrom !== null) return { name: 'waiting', text: askAgainText(match.askAgainFrom) };
  const { owedTokens, affordable } = match.cost;
  if (owedTokens > 0) return { name: 'indebted', text: owedTokensText(owedTokens) };
  return stateOf(affordable ? 'available' : 'unaffordable');
}
