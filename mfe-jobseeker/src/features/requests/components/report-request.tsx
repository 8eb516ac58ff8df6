import type { ReceivedConnection } from '@vela/contracts/schemas';
import { ReportDialog } from '@vela/conversation';
import { t } from '@vela/language';
import { useReportRequest } from '../api/report-request.js';

export interface ReportRequestProps {
  readonly request: ReceivedConnection;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Tells the platform that something is wrong with a request, open or over. */
export function ReportRequest({ request, onClose, onReported }: ReportRequestProps) {
  const report = useReportRequest();
  return (
    <ReportDialog
      title={t('Report {company}', { company: request.company.name })}
      description={t('It goes to Vela, and the company learns nothing of it. The request itself stays as it is.')}
      about={`request.${request.id}`}
      sending={report}
      onSend={(body, onSent) =>
        report.mutate(
          { id: request.id, report: body },
          {
            onSuccess: () => {
              onSent();
              onReported();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
