import { useState } from 'react';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { isUnderWay, useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';
import { useLeaveCompany } from '../api/company-members.js';

export interface LeaveCompanyProps {
  /** The company's name. */
  readonly name: string;
  /** Called once the reader belongs to it no longer. */
  readonly onLeft: () => void;
}

/** Lets a colleague leave, once they have read what that means. */
export function LeaveCompany({ name, onLeft }: LeaveCompanyProps) {
  const toasts = useToasts();
  const leave = useLeaveCompany();
  const [asked, setAsked] = useState(false);
  const answer = () =>
    leave
      .mutateAsync()
      .then(() => {
        toasts.show({ message: t('You no longer belong to {company}', { company: name }), variant: 'success' });
        onLeft();
      })
      .catch((error: unknown) => {
        setAsked(false);
        toasts.show({ message: error instanceof Error ? error.message : String(error), variant: 'error' });
      });
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        {t('Leave the company')}
      </Button>
      <Dialog
        open={asked}
        underWay={isUnderWay(leave)}
        onClose={() => setAsked(false)}
        title={t('Leave {company}?', { company: name })}
        description={t(
          'You lose access at once. Roles, requests and notes stay with the company, also what you wrote. A talent profile of yours stays hidden from it. You come back by an invitation only.',
        )}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(false)} disabled={isUnderWay(leave)}>
              {t('Keep it as it is')}
            </Button>
            <Button loading={leave.isPending} onClick={() => void answer()}>
              {t('Leave')}
            </Button>
          </>
        }
      />
    </div>
  );
}
