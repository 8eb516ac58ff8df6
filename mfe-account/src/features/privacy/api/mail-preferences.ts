import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CACHE_MS } from '@vela/contracts/constants';
import { getMailPreferences, saveMailPreference } from '@vela/contracts/endpoints';
import type { MailPreferenceInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { privacyKeys } from './query-keys.js';

/** Which kinds of mail the person gets. */
export function useMailPreferences() {
  const api = useApi();
  return useQuery({
    queryKey: privacyKeys.mails,
    queryFn: ({ signal }) => api.call(getMailPreferences, {}, { signal }),
    staleTime: CACHE_MS.profile,
  });
}

/** Switches one kind of mail on or off. */
export function useSaveMailPreference() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (preference: MailPreferenceInput) => api.call(saveMailPreference, { body: preference }),
    onSuccess: (preferences) => cache.setQueryData(privacyKeys.mails, preferences),
  });
}
