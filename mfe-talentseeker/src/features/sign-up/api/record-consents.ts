import { useMutation } from '@tanstack/react-query';
import { newKey } from '@vela/contracts/client';
import { SIGN_UP_CONSENTS, TERMS_REVISION } from '@vela/contracts/constants';
import { recordConsent } from '@vela/contracts/endpoints';
import { useApi } from '@vela/design-system/services';

/** Records that both consents were given, before the visitor leaves for the professional network. */
export function useRecordConsents() {
  const api = useApi();
  return useMutation({
    mutationFn: () =>
      api.call(recordConsent, {
        body: {
          consentId: newKey(),
          revision: TERMS_REVISION,
          categories: [...SIGN_UP_CONSENTS.talentSeeker],
          kind: 'signup',
        },
      }),
  });
}
