import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptTime, cancelMeeting, listMeetings } from '@vela/contracts/endpoints';
import type { ConversationDetails, Meeting } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { useApi, useEndpoint, useOutdate, useReplaceAnswer } from '@vela/design-system/services';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { ownTimeZone } from '@vela/market/days';
import { useCurrentTime } from '@vela/slice-parts/now';
import { ByBrowser } from '@vela/slice-parts/served';
import { useNews } from '../live/use-news.js';
import { useSeenTimes } from '../thread/use-read-marks.js';
import { MeetingCard } from './meeting-card.js';
import { ProposeDialog } from './propose-dialog.js';
import { seenAs } from './seen-as.js';

/** @param ended nobody chooses a time any more; what was agreed on stays */
const isOn = ({ state }: Meeting, ended: boolean): boolean => state === 'accepted' || (state === 'proposed' && !ended);

type Change = { readonly meeting: Meeting; readonly start: string | null };

/** Times to meet: proposed, taken, moved, called off. */
export function Meetings({ details }: { readonly details: ConversationDetails }) {
  const { id, view, timeZone, readUpTo } = details;
  const ended = details.ended !== null;
  const now = useCurrentTime();
  const api = useApi();
  const outdate = useOutdate();
  const replaceAnswer = useReplaceAnswer();
  const answer = useEndpoint(listMeetings, { params: { id } });
  const { data = [] } = answer;
  const failed = answer.data === undefined && answer.isError;
  const [proposing, setProposing] = useState<{ readonly moved: Meeting | null } | null>(null);
  useNews(({ kind, about }) => {
    if (kind === 'anything' || about === id) void outdate(listMeetings);
  });
  const show = (meetings: Meeting[]) => replaceAnswer(listMeetings, { params: { id } }, () => meetings);
  const change = useMutation({
    mutationFn: ({ meeting, start }: Change) => {
      const params = { id, meeting: meeting.id };
      return start === null
        ? api.call(cancelMeeting, { params, body: seenAs(meeting) })
        : api.call(acceptTime, { params, body: { start } });
    },
    onSuccess: show,
    // It may be another one by now than this page shows.
    onError: () => void outdate(listMeetings),
  });
  const side = view === 'talentSeeker' ? 'company' : 'jobSeeker';
  const zone = view === 'jobSeeker' ? ownTimeZone() : (timeZone ?? ownTimeZone());
  const shown = data.filter((meeting) => isOn(meeting, ended));
  useSeenTimes(
    id,
    shown.findLast(({ state, proposedBy }) => state === 'proposed' && proposedBy !== side)?.id,
    readUpTo,
  );
  if (ended && shown.length === 0 && !failed) return null;
  return (
    <Stack as="section" gap={16} aria-labelledby="meetings-title">
      <Heading level={2} size="title" id="meetings-title">
        {t('Meet')}
      </Heading>
      {failed && (
        <Banner
          tone="danger"
          title={t('The meetings could not be loaded')}
          action={
            <Button size="small" variant="quiet" loading={answer.isFetching} onClick={() => void answer.refetch()}>
              {t('Try again')}
            </Button>
          }
        >
          {answer.error.message || TEXTS.unknownError}
        </Banner>
      )}
      {shown.map((meeting) => (
        <ByBrowser key={meeting.id}>
          <MeetingCard
            conversationId={id}
            meeting={meeting}
            own={meeting.proposedBy === side}
            ended={ended}
            timeZone={zone}
            now={now}
            busy={change.isPending}
            onAccept={(start) => change.mutate({ meeting, start })}
            onMove={() => setProposing({ moved: meeting })}
            onCancel={() => change.mutateAsync({ meeting, start: null }).catch(() => undefined)}
          />
        </ByBrowser>
      ))}
      {change.isError && <Banner tone="danger">{change.error.message || TEXTS.unknownError}</Banner>}
      {!ended && (
        <div>
          <Button variant="quiet" onClick={() => setProposing({ moved: null })}>
            {t('Propose times')}
          </Button>
        </div>
      )}
      {proposing !== null && (
        <ProposeDialog
          details={details}
          moved={data.find(({ id: known }) => known === proposing.moved?.id) ?? proposing.moved}
          timeZone={zone}
          onProposed={(meetings) => {
            show(meetings);
            setProposing(null);
          }}
          onClose={() => setProposing(null)}
        />
      )}
    </Stack>
  );
}
