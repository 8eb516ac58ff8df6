import type { ApiClient } from '@vela/contracts/client';
import { type Calls, listConnections } from '@vela/contracts/endpoints';
import type { SentConnection } from '@vela/contracts/schemas';
import { endpointQuery, useEndpoint } from '@vela/design-system/services';

/** Asks for what the company sent. */
export const SENT = { query: { userType: 'talentSeeker' } } as const;

/** The company's side of a list that may hold either. */
export const sentOf = (connections: Calls['listConnections']['response']): SentConnection[] =>
  connections.filter((connection) => connection.view === 'talentSeeker');

export const connectionsQuery = (api: ApiClient) => endpointQuery(api, listConnections, SENT);

/** @returns the company's requests in every state */
export const useConnections = () => useEndpoint(listConnections, SENT, { select: sentOf });
