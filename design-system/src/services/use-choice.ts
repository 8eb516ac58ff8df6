import { useMutation, type UseMutationOptions, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

export interface ChoiceOptions<Answer, Chosen> extends Omit<
  UseMutationOptions<Answer, Error, Chosen>,
  'mutationKey' | 'scope'
> {
  /** What is saved one after the other, since each answer tells of all of it. */
  readonly among: string;
  /** The one choice among these. */
  readonly which: string;
}

export interface Choice<Answer, Chosen> {
  /** What is chosen and not yet answered, to be shown in the place of what is known. */
  readonly chosen: Chosen | undefined;
  readonly choose: UseMutationResult<Answer, Error, Chosen>['mutate'];
  /** Why the last one was not saved. */
  readonly error: Error | null;
}

/**
 * A choice that is saved as soon as it is made. It is shown at once, and nothing is held up meanwhile: whoever chooses again or
 * something else is heard, and what they chose last holds. So no control is disabled while it is saved, which would take the
 * keyboard's place away. `onError` is to ask what holds: a choice may have been saved though its answer was lost.
 * @returns the choice, as what shows it needs it
 */
export function useChoice<Answer, Chosen>({
  among,
  which,
  ...options
}: ChoiceOptions<Answer, Chosen>): Choice<Answer, Chosen> {
  const sent = useQueryClient().getMutationCache();
  const mutationKey = [among, which];
  const { mutate, isPending, variables, error } = useMutation({ ...options, mutationKey, scope: { id: among } });
  const choose: typeof mutate = (...chosen) => {
    // What has not left yet is no longer wanted.
    const waiting = sent.findAll({ mutationKey, exact: true, predicate: ({ state }) => state.isPaused });
    for (const former of waiting) sent.remove(former);
    mutate(...chosen);
  };
  return { chosen: isPending ? variables : undefined, choose, error };
}
