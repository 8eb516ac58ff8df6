import { type Calls, listConnections } from '@vela/contracts/endpoints';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';
import { receivedOf } from './received.js';

const endOf = ({ answeredAt, expiresAt }: ReceivedConnection): string => answeredAt ?? expiresAt;

const endedOf = (connections: Calls['listConnections']['response']): ReceivedConnection[] =>
  receivedOf(connections)
    .filter(({ status }) => status !== 'open')
    .sort((a, b) => endOf(b).localeCompare(endOf(a)));

/** Requests that are over: accepted, declined, withdrawn or expired; the latest first. */
export const useAnsweredRequests = () =>
  useEndpoint(listConnections, { query: { userType: 'jobSeeker' } }, { select: endedOf });
