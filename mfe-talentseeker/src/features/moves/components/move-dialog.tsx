import { yupResolver } from '@hookform/resolvers/yup';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { MOVE_REASON_MAX } from '@vela/contracts/constants';
import { type MatchMove, type MoveInput, moveInputSchema } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { RadioGroup } from '@vela/design-system/radio';
import { Textarea } from '@vela/design-system/textarea';
import { useMoveTalent } from '../api/moves.js';
import { MOVE_TEXTS, moveChoices } from '../texts.js';

export interface MoveDialogProps {
  readonly openRoleId: string;
  /** The talent's handle. */
  readonly handle: string;
  readonly move: MatchMove | null;
  readonly onClose: () => void;
}

/** Puts a talent up, down or aside in a role's list, with a reason. */
export function MoveDialog({ openRoleId, handle, move, onClose }: MoveDialogProps) {
  const { mutateAsync, isPending } = useMoveTalent(openRoleId);
  const formId = useId();
  const form = useForm<MoveInput>({
    resolver: yupResolver(moveInputSchema),
    defaultValues: { talent: handle, where: move?.where ?? 'aside', reason: move?.reason ?? '' },
  });
  const { control } = form;
  return (
    <Dialog
      open
      onClose={onClose}
      title={MOVE_TEXTS.title}
      description={MOVE_TEXTS.lead}
      actions={
        <Button type="submit" form={formId} loading={isPending}>
          {MOVE_TEXTS.save}
        </Button>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async (values) => {
          await mutateAsync({ body: values, before: move });
          onClose();
        }}
      >
        <FormField control={control} name="where">
          {(field) => (
            <RadioGroup
              {...field}
              label={MOVE_TEXTS.where}
              value={field.value === 'back' ? null : field.value}
              options={moveChoices()}
            />
          )}
        </FormField>
        <FormField control={control} name="reason">
          {(field) => (
            <Textarea
              {...field}
              label={MOVE_TEXTS.reason}
              hint={MOVE_TEXTS.reasonHint}
              maxLength={MOVE_REASON_MAX}
              rows={2}
            />
          )}
        </FormField>
      </Form>
    </Dialog>
  );
}
