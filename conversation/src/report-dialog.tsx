import { useState } from 'react';
import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '@vela/contracts/constants';
import type { ReportInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { RadioGroup } from '@vela/design-system/radio';
import { useSession } from '@vela/design-system/services';
import { Textarea } from '@vela/design-system/textarea';
import { t, texts } from '@vela/language';
import { type BegunReport, NO_REPORT, readReport, writeReport } from './begun-report.js';

/** What may be wrong with a request or with what is written in a conversation. */
const REASON_LABELS: Readonly<Record<ReportReason, string>> = texts({
  misleading: 'It is not what it claims to be',
  offensive: 'It is offensive or discriminates',
  spam: 'It is advertising, or was sent to anybody',
  other: 'Something else',
});

export interface ReportDialogProps {
  readonly title: string;
  /** Who reads the report, who learns of it, and what stays as it is. */
  readonly description: string;
  /** What is reported: the kind of thing and its id. What was begun about it and not sent is there again. */
  readonly about: string;
  /** The report under way: whether it is being sent, and why it could not be. */
  readonly sending: { readonly isPending: boolean; readonly error: Error | null };
  /** @param onSent to be called once it is sent */
  readonly onSend: (report: ReportInput, onSent: () => void) => void;
  readonly onClose: () => void;
}

/** Tells the platform that something is wrong: a reason of the list, and words to it. */
export function ReportDialog({ title, description, about, sending, onSend, onClose }: ReportDialogProps) {
  const userId = useSession().user?.id ?? '';
  const [report, setReport] = useState(() => readReport(window.localStorage, userId, about));
  const [asked, setAsked] = useState(false);
  const { reason, text } = report;
  const keep = (changes: Partial<BegunReport>) => {
    const changed = { ...report, ...changes };
    setReport(changed);
    writeReport(window.localStorage, userId, about, changed);
  };
  const send = () => {
    setAsked(true);
    if (reason !== null)
      onSend({ reason, text: text.trim() }, () => writeReport(window.localStorage, userId, about, NO_REPORT));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="secondary" loading={sending.isPending} onClick={send}>
            {t('Send report')}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <RadioGroup
          label={t('What is wrong?')}
          options={REPORT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))}
          value={reason}
          onChange={(chosen) => keep({ reason: chosen })}
          {...(asked && reason === null ? { error: TEXTS.fieldRequired } : {})}
        />
        <Textarea
          label={t('What we should know')}
          optional
          rows={3}
          maxLength={REPORT_TEXT_MAX}
          value={text}
          onChange={(typed) => keep({ text: typed })}
        />
        {sending.error !== null && <Banner tone="danger">{sending.error.message || TEXTS.unknownError}</Banner>}
      </Stack>
    </Dialog>
  );
}
