import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vela/contracts/client';
import { getDesk, getShortlist, markTalent } from '@vela/contracts/endpoints';
import type { Desk, TalentMark, TalentMarkInput } from '@vela/contracts/schemas';
import { useApi, useEndpoint, useOutdate, useReplaceAnswer, useToasts } from '@vela/design-system/services';

/** What the company marked; shown without it until it has come. */
export const useDesk = (): Desk | undefined => useEndpoint(getDesk, {}).data;

/** The company's shortlist. */
export const useShortlist = () => useEndpoint(getShortlist, {});

/** @returns what the company marked of one talent; nothing for whom it marked nothing of */
export const markFor = (desk: Desk | undefined, talent: string): TalentMark | undefined =>
  [...(desk?.marks ?? []), ...(desk?.noted ?? [])].find((mark) => mark.talent === talent);

/** Changes what the company keeps of a talent; a failure is told, and nothing has changed. */
export function useMarkTalent() {
  const api = useApi();
  const toasts = useToasts();
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  return useMutation({
    mutationFn: ({ talent, ...body }: TalentMarkInput & { readonly talent: string }) =>
      api.call(markTalent, { params: { id: talent }, body }),
    onSuccess: ({ undo: _undo, ...mark }) => {
      replaceAnswer(getDesk, {}, (known) =>
        known === undefined
          ? known
          : { ...known, marks: [mark, ...known.marks.filter(({ talent }) => talent !== mark.talent)] },
      );
      // At once: the list as it was before would look like somebody else's change until it is asked anew.
      replaceAnswer(getShortlist, {}, (known) =>
        known?.map((entry) => (entry.jobSeekerProfile.id === mark.talent ? { ...entry, note: mark.note } : entry)),
      );
      return outdate(getShortlist);
    },
    onError: (error) => {
      toasts.show({ message: error.message, variant: 'error' });
      // A colleague noted something else meanwhile: it is shown beside what was not saved.
      return error instanceof ApiError && error.status === 409 ? outdate(getShortlist, getDesk) : undefined;
    },
  });
}
