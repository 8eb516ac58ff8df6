import { yupResolver } from '@hookform/resolvers/yup';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { HIRE_NOTE_MAX } from '@vela/contracts/constants';
import { hireAnswerSchema, type TalentHire } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Form, FormField } from '@vela/design-system/form';
import { isUnderWay } from '@vela/design-system/services';
import { Textarea } from '@vela/design-system/textarea';
import { t } from '@vela/language';
import { useAnswerHire } from '../api/answer-hire.js';

export interface DisputeDialogProps {
  readonly hire: TalentHire;
  readonly onClose: () => void;
  readonly onAnswered: () => void;
}

/** Says what is not right with a reported hire. Only its own buttons close it, so that a slip beside it loses nothing. */
export function DisputeDialog({ hire, onClose, onAnswered }: DisputeDialogProps) {
  const answer = useAnswerHire(hire.id);
  const formId = useId();
  const form = useForm({
    resolver: yupResolver(hireAnswerSchema),
    defaultValues: { answer: 'disputed', note: hire.answerNote },
  });
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={t('What is not right?')}
      description={t('We read it before anything is decided. {company} reads it too.', { company: hire.companyName })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isUnderWay(answer)}>
            {t('Not yet')}
          </Button>
          <Button variant="secondary" type="submit" form={formId} loading={answer.isPending}>
            {t('Dispute the hire')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={async (values) => {
          await answer.mutateAsync(values);
          onAnswered();
        }}
      >
        <FormField control={form.control} name="note">
          {({ value, ...field }) => (
            <Textarea
              {...field}
              value={value ?? ''}
              label={t('Your note')}
              hint={t('Such as: I did not sign, or the first day is another.')}
              rows={4}
              maxLength={HIRE_NOTE_MAX}
              required
            />
          )}
        </FormField>
      </Form>
    </Dialog>
  );
}
