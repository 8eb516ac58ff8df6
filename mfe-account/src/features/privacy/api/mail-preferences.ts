import { getMailPreferences, saveMailPreference } from '@vela/contracts/endpoints';
import type { MailPreferenceInput } from '@vela/contracts/schemas';
import { useApi, useChoice, useEndpoint, useOutdate, useReplaceAnswer } from '@vela/design-system/services';

/** Which kinds of mail the person gets. */
export const useMailPreferences = () => useEndpoint(getMailPreferences, {});

/** Switches one kind of news on or off, by mail or in the list. */
export function useMailChoice({ kind, channel }: Pick<MailPreferenceInput, 'channel' | 'kind'>) {
  const api = useApi();
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  return useChoice({
    among: 'mail preferences',
    which: `${kind} ${channel}`,
    mutationFn: (wanted: boolean) => api.call(saveMailPreference, { body: { kind, channel, wanted } }),
    onSuccess: (preferences) => replaceAnswer(getMailPreferences, {}, () => preferences),
    onError: () => void outdate(getMailPreferences),
  });
}
