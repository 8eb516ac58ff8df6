import { useState } from 'react';
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '@vela/contracts/constants';
import type { ReceivedConnection } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { RadioGroup } from '@vela/design-system/radio';
import { Textarea } from '@vela/design-system/textarea';
import { useReportRequest } from '../api/report-request.js';

const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  misleading: 'It is not what it says',
  offensive: 'It is offensive or discriminates',
  spam: 'It is advertising, or was sent to anybody',
  other: 'Something else',
};

export interface ReportDialogProps {
  readonly request: ReceivedConnection;
  readonly onClose: () => void;
  readonly onReported: () => void;
}

/** Tells the platform that something is wrong with a request, open or over. */
export function ReportDialog({ request, onClose, onReported }: ReportDialogProps) {
  const report = useReportRequest();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const send = () => {
    setAsked(true);
    if (reason !== null)
      report.mutate({ id: request.id, report: { reason, text: text.trim() } }, { onSuccess: onReported });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Report ${request.company.name}`}
      description="It goes to Vela, and the company learns nothing of it. The request itself stays as it is."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" loading={report.isPending} onClick={send}>
            Send report
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <RadioGroup
          label="What is wrong?"
          options={REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
          value={reason}
          onChange={setReason}
          {...(asked && reason === null ? { error: TEXTS.fieldRequired } : {})}
        />
        <Textarea
          label="What we should know"
          optional
          rows={3}
          maxLength={REPORT_TEXT_MAX}
          value={text}
          onChange={setText}
        />
        {report.isError && <Banner tone="danger">{report.error.message || TEXTS.unknownError}</Banner>}
      </Stack>
    </Dialog>
  );
}
