import type { Calls } from '@vela/contracts/endpoints';
import type { ReceivedConnection } from '@vela/contracts/schemas';

/** The talent's side of a list that may hold either. */
export const receivedOf = (connections: Calls['listConnections']['response']): ReceivedConnection[] =>
  connections.filter((connection) => connection.view === 'jobSeeker');
