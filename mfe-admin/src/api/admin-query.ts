import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@vela/contracts/client';
import { useApi, useToasts } from '@vela/design-system/services';

const ADMIN_KEY = 'admin';

/** What a section is shown from. */
export interface AdminAnswer<Answer> {
  /** Absent until it was answered. */
  readonly data: Answer | undefined;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Asks the admin API, each time the section is opened; what was shown stays while another page is fetched.
 * @param key says what is asked, with everything that narrows it
 */
export function useAdminQuery<Answer>(
  key: readonly unknown[],
  ask: (api: ApiClient, signal: AbortSignal) => Promise<Answer>,
): AdminAnswer<Answer> {
  const api = useApi();
  return useQuery({
    queryKey: [ADMIN_KEY, ...key],
    queryFn: ({ signal }) => ask(api, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** @returns a function that makes a change, says that it is done and has every section asked anew */
export function useAdminChange(): (done: string, change: (api: ApiClient) => Promise<unknown>) => Promise<void> {
  const api = useApi();
  const toasts = useToasts();
  const client = useQueryClient();
  return async (done, change) => {
    await change(api);
    toasts.show({ message: done, variant: 'success' });
    await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
  };
}
