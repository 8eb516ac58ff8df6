import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { listConnections } from '@vela/contracts/endpoints';
import type { SentConnection } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

export const connectionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.connections,
    queryFn: async ({ signal }) => {
      const connections = await api.call(listConnections, { query: { userType: 'talentSeeker' } }, { signal });
      return connections.filter((connection): connection is SentConnection => connection.view === 'talentSeeker');
    },
    // The other side answers at any time: always ask again, show the known meanwhile.
    staleTime: 0,
  });

/** @returns the company's requests in every state */
export const useConnections = () => useQuery(connectionsQuery(useApi()));
