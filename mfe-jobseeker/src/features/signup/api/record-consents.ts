import { useMutation } from '@tanstack/react-query';
import { useApi } from '@vela/design-system/services';

/** What talent agrees to before signing in. */
const SIGN_UP_CONSENTS = ['general-terms', 'privacy-policy'] as const;

/** Raise it when the wording of the terms changes. */
const TERMS_REVISION = 1;

/** Also where `crypto.randomUUID` is missing: on plain http addresses other than localhost. */
const newConsentId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Records that both consents were given, before the visitor leaves for the professional network. */
export function useRecordConsents() {
  const api = useApi();
  return useMutation({
    mutationFn: () =>
      api.call('recordConsent', {
        body: {
          consentId: newConsentId(),
          revision: TERMS_REVISION,
          categories: [...SIGN_UP_CONSENTS],
          kind: 'signup',
        },
      }),
  });
}
