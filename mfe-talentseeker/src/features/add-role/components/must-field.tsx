import type { Must } from '@vela/contracts/schemas';
import { MustBox } from '../../../components/must-box.js';
import { countOfMust, isMust, possibleMusts, withMust } from '../../../texts/musts.js';
import { useLiveReach } from '../api/use-live-reach.js';
import { askedByDraft } from '../draft/asked-by-draft.js';
import type { WizardStep } from '../draft/steps.js';
import { useDraftStorage, useRoleDraft } from '../draft/use-role-draft.js';

export interface MustFieldProps extends Must {
  readonly step: WizardStep;
}

/** Makes what stands in the field beside it a must; nothing where the field asks for nothing yet. */
export function MustField({ step, must, skill }: MustFieldProps) {
  const storage = useDraftStorage();
  const draft = useRoleDraft();
  const { data } = useLiveReach(step);
  const it = { must, skill };
  if (!possibleMusts(askedByDraft(draft)).some((one) => one.must === must && one.skill === skill)) return null;
  return (
    <MustBox
      must={it}
      value={isMust(draft.musts, it)}
      count={countOfMust(data?.musts, it)}
      onChange={(on) => storage.update({ musts: withMust(storage.read().musts, it, on) })}
    />
  );
}
