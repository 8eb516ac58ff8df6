import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { getOpenRole, listMoves, moveTalent } from '@vela/contracts/endpoints';
import type { MatchMove, MoveInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { useApi, useEndpoint, useOutdate, useToasts } from '@vela/design-system/services';
import { MOVE_TEXTS, movedText } from '../texts.js';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : '') || TEXTS.unknownError;

/** A page of the company's log, the latest first. */
export const useMoves = (page: number) =>
  useEndpoint(listMoves, { query: { page } }, { placeholderData: keepPreviousData });

/** A move, and what of it holds until then; null where the order is the score's. */
interface MoveFrom {
  readonly body: MoveInput;
  readonly before: MatchMove | null;
}

/**
 * @param entry of the move in the log; undefined where the server does not tell it
 * @returns what puts things back as they were; null where nothing does: a move from before reasons were asked for cannot be said again
 */
function undoOf({ body: { talent, where }, before }: MoveFrom, entry: string | undefined): MoveInput | null {
  const undoes = entry === undefined ? {} : { undoes: entry };
  if (before === null) return where === 'back' ? null : { talent, where: 'back', reason: '', ...undoes };
  return before.reason === '' ? null : { talent, where: before.where, reason: before.reason, ...undoes };
}

/**
 * Moves a talent in a role's list, and offers to undo it; a failure is told by whoever asked. What the list shows is asked for
 * anew either way: a refusal tells that it is not so any more.
 */
export function useMoveTalent(openRoleId: string) {
  const api = useApi();
  const toasts = useToasts();
  const outdate = useOutdate();
  const call = (body: MoveInput) => api.call(moveTalent, { params: { id: openRoleId }, body });
  const refresh = () => Promise.all([outdate(getOpenRole), outdate(listMoves)]);
  return useMutation({
    // What held before comes with the move: by the time that it is done, the card has heard of the new one.
    mutationFn: async ({ body }: MoveFrom) => {
      const { entry } = await call(body);
      await refresh();
      return entry;
    },
    // Not waited for, so that the card still says why.
    onError: () => void refresh(),
    onSuccess: (entry, move) => {
      const undo = undoOf(move, entry);
      toasts.show({
        message: movedText(move.body.where),
        ...(undo !== null && {
          action: {
            label: MOVE_TEXTS.undo,
            onAction: () =>
              void call(undo)
                .catch((error: unknown) => toasts.show({ message: reasonOf(error), variant: 'error' }))
                .then(refresh),
          },
        }),
      });
    },
  });
}
