import { useMutation } from '@tanstack/react-query';
import { addProfileView } from '@vela/contracts/endpoints';
import type { ProfileViewInput } from '@vela/contracts/schemas';
import { useApi } from '@vela/design-system/services';

/** Records that the company opened a talent's profile. Nothing on screen depends on it. */
export function useAddProfileView() {
  const api = useApi();
  return useMutation({ mutationFn: (body: ProfileViewInput) => api.call(addProfileView, { body }) });
}
