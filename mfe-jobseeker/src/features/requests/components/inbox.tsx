import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { ReceivedConnection, SessionUser } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Answered } from '@vela/design-system/answered';
import { Banner } from '@vela/design-system/banner';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { t } from '@vela/language';
import { laterDialog } from '@vela/slice-parts/later';
import type { useOpenRequests } from '../api/open-requests.js';
import { AcceptDialog } from './accept-dialog.js';
import type { CounterValues } from './counter-dialog.js';
import { DeclineDialog } from './decline-dialog.js';
import { ReportRequest } from './report-request.js';
import { RequestCard } from './request-card.js';
import { RequestSkeleton } from './request-skeleton.js';

/** The one answer with a form: what forms need is loaded by those who ask for a change. */
const CounterDialog = laterDialog(async () => (await import('./counter-dialog.js')).CounterDialog);

interface Answering {
  readonly request: ReceivedConnection;
  readonly with: 'accepted' | 'declined' | 'countered' | 'reported';
}

/** What somebody typed of an answer and did not send: a dialog that is closed by a slip has it when it is opened again. */
interface Unsent {
  readonly reason?: string;
  readonly counter?: CounterValues;
}

const OUTCOMES: Readonly<
  Record<Answering['with'], { readonly title: () => string; readonly text: (company: string) => string }>
> = {
  accepted: {
    title: () => t('You accepted'),
    text: (company) =>
      t('{company} now sees your name, email address, picture and profile link, and can write to you.', { company }),
  },
  declined: {
    title: () => t('You declined'),
    text: (company) => t('{company} learns that the request was declined, and nothing about who you are.', { company }),
  },
  countered: {
    title: () => t('You said yes, if'),
    text: (company) =>
      t('{company} sees what you ask for, and nothing about who you are. Its answer will stand in the letter.', {
        company,
      }),
  },
  reported: {
    title: () => t('You reported the request'),
    text: (company) => t('We look into it. {company} learns nothing of it.', { company }),
  },
};

export interface InboxProps {
  /** The requests, as the page asked for them: asked for again here, they would be fetched twice. */
  readonly answer: ReturnType<typeof useOpenRequests>;
  readonly user: SessionUser;
  /** Stands where letters would be when there are none. */
  readonly empty: ReactNode;
}

/** The requests that wait for an answer, and answering them. */
export function Inbox({ answer, user, empty }: InboxProps) {
  const [answering, setAnswering] = useState<Answering | null>(null);
  const [outcome, setOutcome] = useState<Answering | null>(null);
  const [unsent] = useState(() => new Map<string, Unsent>());
  const outcomeRegion = useRef<HTMLDivElement>(null);

  // The pressed button leaves with its letter; focus goes to what became of it.
  useEffect(() => {
    if (outcome !== null) outcomeRegion.current?.focus();
  }, [outcome]);

  const close = () => setAnswering(null);
  const finish = () => {
    if (answering !== null) unsent.delete(answering.request.id);
    setOutcome(answering);
    close();
  };
  return (
    <Stack gap={32}>
      {outcome !== null && (
        <div ref={outcomeRegion} tabIndex={-1}>
          <Banner tone="success" title={OUTCOMES[outcome.with].title()} onDismiss={() => setOutcome(null)}>
            {OUTCOMES[outcome.with].text(outcome.request.company.name)}
            {outcome.with === 'accepted' && (
              <>
                {' '}
                <TextLink to={pathTo(PATHS.talentConversation, { connectionId: outcome.request.id })}>
                  {t('Open the conversation')}
                </TextLink>
              </>
            )}
          </Banner>
        </div>
      )}
      <Answered
        answer={answer}
        loading={TEXTS.loading}
        failed={t('Your requests could not be loaded')}
        reassurance={t('They are safe, and none of them is answered.')}
        skeleton={<RequestSkeleton />}
      >
        {(requests) =>
          requests.length === 0
            ? empty
            : requests.map((request) => (
                <RequestCard
                  key={request.id}
                  request={request}
                  onAccept={() => setAnswering({ request, with: 'accepted' })}
                  onDecline={() => setAnswering({ request, with: 'declined' })}
                  onCounter={() => setAnswering({ request, with: 'countered' })}
                  onReport={() => setAnswering({ request, with: 'reported' })}
                />
              ))
        }
      </Answered>
      {answering?.with === 'accepted' && (
        <AcceptDialog request={answering.request} user={user} onClose={close} onAnswered={finish} />
      )}
      {answering?.with === 'declined' && (
        <DeclineDialog
          request={answering.request}
          begun={unsent.get(answering.request.id)?.reason ?? ''}
          onType={(reason) => unsent.set(answering.request.id, { ...unsent.get(answering.request.id), reason })}
          onClose={close}
          onAnswered={finish}
        />
      )}
      {answering?.with === 'countered' && (
        <CounterDialog
          request={answering.request}
          begun={unsent.get(answering.request.id)?.counter}
          onLeave={(counter) => unsent.set(answering.request.id, { ...unsent.get(answering.request.id), counter })}
          onClose={close}
          onAnswered={finish}
        />
      )}
      {answering?.with === 'reported' && (
        <ReportRequest request={answering.request} onClose={close} onReported={finish} />
      )}
    </Stack>
  );
}
