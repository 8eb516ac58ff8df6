import { type Calls, getSentConnection, listConnections } from '@vela/contracts/endpoints';
import type { SentConnection } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';

/** Asks for what the company sent. */
export const SENT = { query: { userType: 'talentSeeker' } } as const;

/** The company's side of a list that may hold either. */
const sentOf = (connections: Calls['listConnections']['response']): SentConnection[] =>
  connections.filter((connection) => connection.view === 'talentSeeker');

/** What tells how a request stands, for whoever changes one. */
export const TELL_OF_REQUESTS = [listConnections, getSentConnection] as const;

/** @returns the company's latest requests in every state */
export const useConnections = () => useEndpoint(listConnections, SENT, { select: sentOf });

/** @returns one of the company's requests, however old */
export const useSentConnection = (id: string) => useEndpoint(getSentConnection, { params: { id } });
