import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  blockCompany,
  endConversation,
  getConversation,
  getOpenRole,
  getShortlist,
  listConnections,
  listConversations,
  reportConversation,
  searchTalent,
} from '@vela/contracts/endpoints';
import type { ConversationDetails, ReportInput } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Cluster } from '@vela/design-system/layout';
import { useApi, useOutdate, useToasts } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { ASK_AGAIN_DAYS } from '@vela/market/requests';
import { ReportDialog } from './report-dialog.js';

interface DialogProps {
  readonly details: ConversationDetails;
  readonly onClose: () => void;
}

/** After an end the two are connected no more, which the company's lists tell. */
const useRefresh = () => {
  const outdate = useOutdate();
  return () => outdate(listConversations, getConversation, listConnections, getOpenRole, searchTalent, getShortlist);
};

function EndDialog({
  details: { id, view, companyId, companyName },
  block,
  onClose,
}: DialogProps & { readonly block: boolean }) {
  const api = useApi();
  const refresh = useRefresh();
  const end = useMutation({
    mutationFn: async () => {
      await (block
        ? api.call(blockCompany, { body: { companyId } })
        : api.call(endConversation, { params: { id }, body: {} }));
      await refresh();
    },
    onSuccess: onClose,
  });
  const afterEnd =
    view === 'jobSeeker'
      ? t(
          '{company} can send you another request after {days, plural, one {# day} other {# days}}, unless you block it.',
          { company: companyName, days: ASK_AGAIN_DAYS.declined },
        )
      : t('Your company can send another request, which costs what any request does.');
  return (
    <Dialog
      open
      onClose={onClose}
      title={block ? t('Block {company}', { company: companyName }) : t('End the conversation')}
      description={
        block
          ? t(
              'The conversation ends, meetings to come are called off, and {company} finds you in no list any more. What it learned so far it keeps. You can take the block back in your privacy centre; the conversation stays ended.',
              { company: companyName },
            )
          : `${t('Nobody can write in it any more. What was written stays for both sides to read.')} ${afterEnd}`
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
            {block ? t('Block company') : t('End conversation')}
          </Button>
        </>
      }
    >
      {end.isError && <Banner tone="danger">{end.error.message || TEXTS.unknownError}</Banner>}
    </Dialog>
  );
}

function ReportConversation({ details: { id }, onClose }: DialogProps) {
  const api = useApi();
  const toasts = useToasts();
  const refresh = useRefresh();
  const report = useMutation({
    mutationFn: async ({ body, onSent }: { readonly body: ReportInput; readonly onSent: () => void }) => {
      await api.call(reportConversation, { params: { id }, body });
      onSent();
      await refresh();
    },
    onSuccess: () => {
      toasts.show({ message: t('You reported the conversation. We look into it.') });
      onClose();
    },
  });
  return (
    <ReportDialog
      title={t('Report the conversation')}
      description={t(
        'It goes to Vela with the last messages, and the other side learns nothing of it. The conversation itself stays as it is.',
      )}
      about={`conversation.${id}`}
      sending={report}
      onSend={(body, onSent) => report.mutate({ body, onSent })}
      onClose={onClose}
    />
  );
}

/** Ways out of a conversation: ending it, reporting it, and for talent keeping the company away. */
export function ConversationMenu({ details }: { readonly details: ConversationDetails }) {
  const [open, setOpen] = useState<'end' | 'block' | 'report' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Cluster gap={16}>
        {details.ended === null && (
          <Button variant="bare" size="small" onClick={() => setOpen('end')}>
            {t('End the conversation')}
          </Button>
        )}
        {details.view === 'jobSeeker' && details.ended?.by !== 'accountClosed' && (
          <Button variant="bare" size="small" onClick={() => setOpen('block')}>
            {t('Block {company}', { company: details.companyName })}
          </Button>
        )}
        {details.reported ? (
          <Text tone="muted" size="small">
            {t('You reported this conversation. We look into it.')}
          </Text>
        ) : (
          <Button variant="bare" size="small" onClick={() => setOpen('report')}>
            {t('Report')}
          </Button>
        )}
      </Cluster>
      {(open === 'end' || open === 'block') && <EndDialog details={details} block={open === 'block'} onClose={close} />}
      {open === 'report' && <ReportConversation details={details} onClose={close} />}
    </>
  );
}
