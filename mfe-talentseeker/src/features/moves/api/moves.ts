import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { getOpenRole, listMoves, moveTalent } from '@vela/contracts/endpoints';
import type { MoveInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { useApi, useEndpoint, useOutdate, useToasts } from '@vela/design-system/services';
import { MOVE_TEXTS, movedText } from '../texts.js';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '') || TEXTS.unknownError;

/** A page of the company's log, the latest first. */
export const useMoves = (page: number) =>
  useEndpoint(listMoves, { query: { page } }, { placeholderData: keepPreviousData });

/**
 * Moves a talent in a role's list, and offers to put them back; a failure is told by whoever asked. What the list shows is asked for
 * anew either way: a refusal tells that it is not so any more.
 */
export function useMoveTalent(openRoleId: string) {
  const api = useApi();
  const toasts = useToasts();
  const outdate = useOutdate();
  const call = (body: MoveInput) => api.call(moveTalent, { params: { id: openRoleId }, body });
  const refresh = () => Promise.all([outdate(getOpenRole), outdate(listMoves)]);
  return useMutation({
    mutationFn: async (body: MoveInput) => {
      await call(body);
      await refresh();
    },
    // Not waited for, so that the card still says why.
    onError: () => void refresh(),
    onSuccess: (_, { talent, where }) =>
      toasts.show({
        message: movedText(where),
        ...(where !== 'back' && {
          action: {
            label: MOVE_TEXTS.undo,
            onAction: () =>
              void call({ talent, where: 'back', reason: '' })
                .catch((error: unknown) => toasts.show({ message: reasonOf(error), variant: 'error' }))
                .then(refresh),
          },
        }),
      }),
  });
}
