import { listConnections } from '@vela/contracts/endpoints';
import { useEndpoint } from '@vela/design-system/services';
import { receivedOf } from './received.js';

/** Requests that wait for the talent's answer; the notice on the dashboard counts exactly these. */
export const useOpenRequests = () =>
  useEndpoint(listConnections, { query: { userType: 'jobSeeker', status: 'open' } }, { select: receivedOf });
