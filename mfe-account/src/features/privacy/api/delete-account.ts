import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteMe } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';

/** Deletes the account; nothing that was read with it stays in this browser's memory. */
export function useDeleteAccount() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(deleteMe),
    onSuccess: () => cache.removeQueries({ queryKey: ['privacy'] }),
  });
}
