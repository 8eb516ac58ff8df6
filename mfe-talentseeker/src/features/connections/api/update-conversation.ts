import { useMutation } from '@tanstack/react-query';
import { getConversation, listConnections, updateConversation } from '@vela/contracts/endpoints';
import type { ConversationInput } from '@vela/contracts/schemas';
import { useApi, useOutdate, useReplaceAnswer } from '@vela/design-system/services';
import { SENT } from './list-connections.js';

/** Saves the company's own notes or stage of an accepted connection; list and page show them when this resolves. */
export function useUpdateConversation(id: string) {
  const api = useApi();
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: (body: ConversationInput) => api.call(updateConversation, { params: { id }, body }),
    onSuccess: (changed) => {
      replaceAnswer(listConnections, SENT, (known) =>
        known?.map((connection) => (connection.id === changed.id ? changed : connection)),
      );
      replaceAnswer(getConversation, { params: { id } }, (known) => known && { ...known, sent: changed });
      // One that is on its way was asked for before.
      void outdate(getConversation);
    },
  });
}
