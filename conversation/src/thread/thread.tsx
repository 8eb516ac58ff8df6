import { type KeyboardEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { MESSAGE_MAX } from '@vela/contracts/constants';
import type { ConversationDetails } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Cluster, Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { Textarea } from '@vela/design-system/textarea';
import { media } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { MessageList } from './message-list.js';
import { NotSent } from './not-sent.js';
import { endedText } from './texts.js';
import { useMessages } from './use-messages.js';
import { useOpening } from './use-opening.js';
import { useReadMarks } from './use-read-marks.js';
import { useUnsent } from './use-unsent.js';

/* Short to begin with; it grows with what is written. */
const Composer = styled.form`
  & textarea {
    min-block-size: 5rem;
  }
`;

/* On a phone the thread has the page to itself, empty or full, so that nothing jumps when the messages are there. */
const ThreadRoom = styled.div`
  ${media.below('md')} {
    display: flex;
    flex-direction: column;
    min-block-size: calc(100svh - 14rem);
    & > section {
      flex: 1;
    }
    & > section > form {
      margin-block-start: auto;
    }
    /* Nobody writes here any more: there is no field to stand at the foot. */
    &[data-ended='true'] {
      min-block-size: 0;
    }
  }
`;

export interface ThreadProps {
  readonly details: ConversationDetails;
}

/** The messages of a conversation and the field for the next one. */
export function Thread({ details }: ThreadProps) {
  const { id, ended, view } = details;
  const thread = useMessages(id);
  const unsent = useUnsent(id, thread.add);
  const last = thread.messages.at(-1)?.number ?? 0;
  const end = useRef<HTMLDivElement>(null);
  const { room, firstUnread, unread } = useOpening(details, thread.state === 'ready' ? thread.messages : null);
  useReadMarks(id, thread.state === 'ready' ? last : -1);
  const shown = last + unsent.outgoing.length;
  const atFirst = useRef(true);
  useEffect(() => {
    // What comes after the opening is brought into sight.
    if (shown > 0 && !atFirst.current) end.current?.scrollIntoView({ block: 'nearest' });
    if (thread.state === 'ready') atFirst.current = false;
  }, [shown, thread.state]);

  if (thread.state === 'loading')
    return (
      <ThreadRoom data-ended={ended !== null}>
        <LoadingRegion label={t('Loading the messages')}>
          <Stack gap={20}>
            <Skeleton shape="heading" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="field" />
          </Stack>
        </LoadingRegion>
      </ThreadRoom>
    );
  if (thread.state === 'failed')
    return (
      <EmptyState
        mood="failed"
        title={t('The messages could not be loaded')}
        action={
          <Button variant="quiet" onClick={thread.retry}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Nothing is lost. They are shown as soon as the connection is back.')}
      </EmptyState>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    unsent.send();
  };
  const isEmpty = thread.messages.length === 0 && unsent.outgoing.length === 0;
  return (
    <ThreadRoom ref={room} data-ended={ended !== null}>
      <Stack as="section" gap={20} aria-labelledby="thread-title">
        <Heading level={2} size="title" id="thread-title">
          {t('Messages')}
        </Heading>
        {thread.hasEarlier && (
          <Cluster gap={12}>
            <Button variant="quiet" size="small" loading={thread.earlier === 'loading'} onClick={thread.loadEarlier}>
              {t('Earlier messages')}
            </Button>
            {thread.earlier === 'failed' && (
              <Text tone="muted" size="small" role="alert">
                {t('The earlier messages could not be loaded.')}
              </Text>
            )}
          </Cluster>
        )}
        {isEmpty && ended === null && (
          <Text tone="muted">
            {view === 'talentSeeker'
              ? t('Nobody has written yet. It is your turn: say who you are and what comes next.')
              : t('Nobody has written yet. The company usually begins; you may too.')}
          </Text>
        )}
        <div role="log" aria-label={t('Conversation')}>
          <MessageList
            details={details}
            messages={thread.messages}
            outgoing={ended === null ? unsent.outgoing : []}
            unread={unread}
            firstUnread={firstUnread}
            onRetry={unsent.retry}
            onTakeBack={unsent.takeBack}
          />
          <div ref={end} />
        </div>
        {ended !== null ? (
          <>
            <Text tone="muted">{endedText(ended, view === 'talentSeeker' ? 'company' : 'jobSeeker')}</Text>
            <NotSent
              unsent={unsent}
              sent={new Set(thread.messages.map(({ clientId }) => clientId))}
              onDiscard={unsent.discard}
            />
          </>
        ) : (
          <Composer
            onSubmit={(event) => {
              event.preventDefault();
              unsent.send();
            }}
            onKeyDown={onKeyDown}
          >
            <Stack gap={8}>
              <Textarea
                label={t('Message')}
                hint={t('Ctrl and Enter sends it. What you type stays on this device until then.')}
                rows={2}
                maxLength={MESSAGE_MAX}
                value={unsent.draft}
                onChange={unsent.type}
              />
              <div>
                <Button type="submit">{t('Send')}</Button>
              </div>
            </Stack>
          </Composer>
        )}
      </Stack>
    </ThreadRoom>
  );
}
