import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserType } from '@vela/contracts/constants';
import { agreeToTexts } from '@vela/contracts/endpoints';
import { type LegalTextName, SIGN_UP_TEXTS, signUpAgreement } from '@vela/contracts/legal';
import { useApi } from '@vela/design-system/services';

/** The boxes of a role's sign-up: which are ticked, and what records it before the visitor leaves for the professional network. */
export function useAgreement(role: UserType) {
  const api = useApi();
  const [ticked, setTicked] = useState<readonly LegalTextName[]>([]);
  const recording = useMutation({
    mutationFn: () => api.call(agreeToTexts, { body: { texts: signUpAgreement(role) } }),
  });
  return {
    ticked,
    setTicked,
    isComplete: SIGN_UP_TEXTS[role].every((text) => ticked.includes(text)),
    recording,
  };
}
