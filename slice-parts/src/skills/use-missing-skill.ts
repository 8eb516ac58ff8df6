import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vela/contracts/client';
import type { UserType } from '@vela/contracts/constants';
import { suggestSkill } from '@vela/contracts/endpoints';
import { SUGGEST_SKILL_TEXTS } from '@vela/contracts/texts';
import { useApi, useToasts } from '@vela/design-system/services';

/** @returns the line of a list of skills that offers to suggest what it lacks; what comes of it is told in a toast */
export function useMissingSkill(categoryId: string, userType: UserType) {
  const api = useApi();
  const toasts = useToasts();
  const { mutate } = useMutation({
    mutationFn: (text: string) => api.call(suggestSkill, { body: { text, categoryId, userType } }),
    onSuccess: (_, text) => toasts.show({ message: SUGGEST_SKILL_TEXTS.thanks(text), variant: 'success' }),
    onError: (error) => {
      const [field] = error instanceof ApiError ? error.fieldErrors : [];
      toasts.show({ message: field?.message ?? error.message, variant: 'error' });
    },
  });
  return { say: SUGGEST_SKILL_TEXTS.say, take: mutate };
}
