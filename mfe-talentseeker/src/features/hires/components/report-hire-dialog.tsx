import { useId } from 'react';
import type { SentConnection } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { t } from '@vela/language';
import { useReportHire } from '../api/report-hire.js';
import type { BandFee } from '../fee.js';
import { ReportHireForm } from './report-hire-form.js';

export interface ReportHireDialogProps {
  readonly connection: SentConnection;
  readonly talentName: string;
  readonly fee: BandFee;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Asks for the agreement. Only its own buttons close it, so that a slip beside it loses nothing. */
export function ReportHireDialog({ connection, talentName, fee, onClose, onReported }: ReportHireDialogProps) {
  const report = useReportHire();
  const formId = useId();
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={t('Report the hire of {name}', { name: talentName })}
      description={t('For {role}. Report it once the agreement is signed.', { role: connection.openRole.name })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Not yet')}
          </Button>
          <Button type="submit" form={formId} loading={report.isPending}>
            {t('Report the hire')}
          </Button>
        </>
      }
    >
      <ReportHireForm
        id={formId}
        connection={connection}
        talentName={talentName}
        fee={fee}
        onReport={async (hire) => {
          await report.mutateAsync(hire);
          onReported();
        }}
      />
    </Dialog>
  );
}
