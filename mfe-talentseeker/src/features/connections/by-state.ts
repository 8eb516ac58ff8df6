import type { ConnectionStatus, ExtraProfile, SentConnection } from '@vela/contracts/schemas';

export type EndedStatus = Exclude<ConnectionStatus, 'open' | 'accepted'>;

/** A request that came to nothing. */
export interface EndedRequest {
  readonly connection: SentConnection;
  readonly status: EndedStatus;
}

export interface ConnectionsByState {
  readonly open: readonly SentConnection[];
  readonly accepted: readonly { readonly connection: SentConnection; readonly extra: ExtraProfile }[];
  readonly ended: readonly EndedRequest[];
}

/** @returns the requests by what they need of the reader: those that end soonest and those answered last come first */
export function connectionsByState(connections: readonly SentConnection[]): ConnectionsByState {
  const lastFirst = connections.toSorted((one, other) =>
    (other.answeredAt ?? other.expiresAt).localeCompare(one.answeredAt ?? one.expiresAt),
  );
  return {
    open: connections
      .filter(({ status }) => status === 'open')
      .sort((one, other) => one.expiresAt.localeCompare(other.expiresAt)),
    accepted: lastFirst.flatMap((connection) =>
      connection.status === 'accepted' && connection.extra !== null ? [{ connection, extra: connection.extra }] : [],
    ),
    ended: lastFirst.flatMap((connection) =>
      connection.status === 'open' || connection.status === 'accepted'
        ? []
        : [{ connection, status: connection.status }],
    ),
  };
}
