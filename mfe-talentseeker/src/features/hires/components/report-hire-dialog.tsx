import { useId } from 'react';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { isUnderWay } from '@vela/design-system/services';
import { t } from '@vela/language';
import { useReportHire } from '../api/report-hire.js';
import type { BandFee } from '../fee.js';
import type { HireOrigin } from '../hire-origin.js';
import { ReportHireForm } from './report-hire-form.js';

export interface ReportHireDialogProps {
  readonly origin: HireOrigin;
  readonly talentName: string;
  readonly fee: BandFee;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Asks for the agreement. Only its own buttons close it, so that a slip beside it loses nothing. */
export function ReportHireDialog({ origin, talentName, fee, onClose, onReported }: ReportHireDialogProps) {
  const report = useReportHire();
  const formId = useId();
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={origin.talentName === null ? t('Report the hire') : t('Report the hire of {name}', { name: talentName })}
      description={t('For {role}. Report it once the agreement is signed.', { role: origin.roleName })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isUnderWay(report)}>
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
        origin={origin}
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
