import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteMe, getMe } from '@vela/contracts/endpoints';
import { forgetAllBut, useApi } from '@vela/design-system/services';

/** Deletes the account; nothing that was read with it stays in this browser's memory. */
export function useDeleteAccount() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteMe, {}),
    onSuccess: () => forgetAllBut(cache, getMe),
  });
}
