import type { UseQueryResult } from '@tanstack/react-query';
import { getConversation } from '@vela/contracts/endpoints';
import type { ConversationDetails } from '@vela/contracts/schemas';
import { useEndpoint } from '@vela/design-system/services';
import { useFreshConversations } from './live/use-news.js';

/** @returns a conversation, kept up to date while the page is open */
export function useConversation(id: string): UseQueryResult<ConversationDetails> {
  useFreshConversations();
  return useEndpoint(getConversation, { params: { id } });
}
