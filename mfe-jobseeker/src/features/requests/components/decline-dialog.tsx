import { useState } from 'react';
import { DECLINE_REASON_MAX } from '@vela/contracts/constants';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { isUnderWay } from '@vela/design-system/services';
import { Textarea } from '@vela/design-system/textarea';
import { t } from '@vela/language';
import { useAnswerRequest } from '../api/answer-request.js';
import type { AnswerDialogProps } from './accept-dialog.js';

export interface DeclineDialogProps extends AnswerDialogProps {
  /** The reason that was typed before, and not sent. */
  readonly begun: string;
  readonly onType: (reason: string) => void;
}

/** Declines, with a reason for who wants to give one; it stays with the platform. */
export function DeclineDialog({ request, begun, onType, onClose, onAnswered }: DeclineDialogProps) {
  const answer = useAnswerRequest();
  const [reason, setReason] = useState(begun);
  const decline = () =>
    answer.mutate(
      { id: request.id, status: 'declined', ...(reason.trim() === '' ? {} : { reason: reason.trim() }) },
      { onSuccess: onAnswered },
    );
  return (
    <Dialog
      open
      underWay={isUnderWay(answer)}
      onClose={onClose}
      title={t('Decline {company}', { company: request.company.name })}
      description={t('It learns that the request was declined, and nothing about who you are.')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isUnderWay(answer)}>
            {t('Not yet')}
          </Button>
          <Button variant="secondary" loading={answer.isPending} onClick={decline}>
            {t('Decline')}
          </Button>
        </>
      }
    >
      <Textarea
        label={t('Reason')}
        optional
        hint={t('For Vela, to learn what does not fit. The company does not see it.')}
        rows={3}
        maxLength={DECLINE_REASON_MAX}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          onType(typed);
        }}
      />
      {answer.isError && <Banner tone="danger">{answer.error.message || TEXTS.unknownError}</Banner>}
    </Dialog>
  );
}
