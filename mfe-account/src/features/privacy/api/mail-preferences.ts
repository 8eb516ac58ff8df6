import { useMutation } from '@tanstack/react-query';
import { getMailPreferences, saveMailPreference } from '@vela/contracts/endpoints';
import type { MailPreferenceInput } from '@vela/contracts/schemas';
import { useApi, useEndpoint, useReplaceAnswer } from '@vela/design-system/services';

/** Which kinds of mail the person gets. */
export const useMailPreferences = () => useEndpoint(getMailPreferences, {});

/** Switches one kind of mail on or off. */
export function useSaveMailPreference() {
  const api = useApi();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: (preference: MailPreferenceInput) => api.call(saveMailPreference, { body: preference }),
    onSuccess: (preferences) => replaceAnswer(getMailPreferences, {}, () => preferences),
  });
}
