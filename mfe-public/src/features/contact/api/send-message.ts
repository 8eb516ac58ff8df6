import { useMutation } from '@tanstack/react-query';
import { sendContactMessage } from '@vela/contracts/endpoints';
import type { ContactInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';

/** Sends what was written to Vela. A refusal carries the server's reason by field. */
export function useSendMessage() {
  const api = useApi();
  return useMutation({ mutationFn: (body: ContactInput) => api.call(sendContactMessage, { body }) });
}
