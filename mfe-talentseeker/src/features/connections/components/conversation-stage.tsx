import { CONVERSATION_STAGES, type ConversationStage } from '@vela/contracts/constants';
import { Select } from '@vela/design-system/select';
import { useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';
import { useUpdateConversation } from '../api/update-conversation.js';
import { stageTitle } from '../stages.js';

export interface ConversationStageFieldProps {
  readonly connectionId: string;
  readonly stage: ConversationStage;
  /** Somebody chose "Hired", and it is saved. */
  readonly onHired: () => void;
}

/** How far the talk has come; saved when chosen. */
export function ConversationStageField({ connectionId, stage, onHired }: ConversationStageFieldProps) {
  const toasts = useToasts();
  const update = useUpdateConversation(connectionId);
  const shown = update.isPending ? (update.variables.stage ?? stage) : stage;
  return (
    <Select
      label={t('Stage')}
      options={CONVERSATION_STAGES.map((value) => ({ value, label: stageTitle(value) }))}
      value={shown}
      onChange={(next) =>
        update.mutate(
          { stage: next },
          {
            onSuccess: () => next === 'hired' && onHired(),
            onError: (error) => toasts.show({ message: error.message, variant: 'error' }),
          },
        )
      }
    />
  );
}
