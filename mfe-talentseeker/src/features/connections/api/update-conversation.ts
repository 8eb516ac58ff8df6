import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateConversation } from '@vela/contracts/endpoints';
import type { ConversationInput, SentConnection } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';
import { queryKeys } from '../../../query-keys.js';

/** Saves the company's own notes or stage of an accepted connection; the list shows them when this resolves. */
export function useUpdateConversation(id: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: ConversationInput) => api.call(updateConversation, { params: { id }, body }),
    onSuccess: (changed) =>
      cache.setQueryData<SentConnection[]>(queryKeys.connections, (known) =>
        known?.map((connection) => (connection.id === changed.id ? changed : connection)),
      ),
  });
}
