import styled from 'styled-components';
import { inPageLanguage } from '@vela/contracts/downloads';
import { getMeetingCalendar } from '@vela/contracts/endpoints';
import { pathTo } from '@vela/contracts/routes';
import type { Meeting } from '@vela/contracts/schemas';
import { Button, ConfirmButton } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { color, radius, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { inContext, listed, t } from '@vela/language';
import { meetingTimeText, MINUTE_MS } from '@vela/market/days';

const Frame = styled.article`
  padding: ${space(20)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

export interface MeetingCardProps {
  readonly conversationId: string;
  readonly meeting: Meeting;
  /** The reader's side proposed it. */
  readonly own: boolean;
  /** The conversation has ended: what was agreed on is kept or called off, and not moved. */
  readonly ended: boolean;
  readonly timeZone: string;
  readonly now: Date;
  /** What is pressed waits for its answer. */
  readonly busy: boolean;
  readonly onAccept: (start: string) => void;
  readonly onMove: () => void;
  /** @returns when that is done, whatever came of it */
  readonly onCancel: () => unknown;
}

/** What is done by who will not meet, before a time is agreed on. */
const cancelText = ({ starts: { length: count } }: Meeting, own: boolean): string =>
  own
    ? inContext('a proposal', 'Take back')
    : t('{count, plural, one {Decline this time} other {Decline these times}}', { count });

const toCome = ({ starts }: Meeting, now: Date): readonly string[] =>
  starts.filter((proposed) => Date.parse(proposed) > now.getTime());

/** The times that can still be taken, each with one press; that all are past is said. */
function Proposed({
  meeting,
  own,
  timeZone,
  now,
  busy,
  onAccept,
}: Pick<MeetingCardProps, 'meeting' | 'own' | 'timeZone' | 'now' | 'busy' | 'onAccept'>) {
  const open = toCome(meeting, now);
  if (open.length === 0)
    return (
      <Text tone="muted">
        {t('{count, plural, one {This time has passed.} other {These times have passed.}}', {
          count: meeting.starts.length,
        })}
      </Text>
    );
  return (
    <Stack as="ul" gap={8}>
      {open.map((proposed) => (
        <li key={proposed}>
          {own ? (
            meetingTimeText(proposed, timeZone)
          ) : (
            <Button variant="secondary" size="small" loading={busy} onClick={() => onAccept(proposed)}>
              {meetingTimeText(proposed, timeZone)}
            </Button>
          )}
        </li>
      ))}
    </Stack>
  );
}

/** @returns whether any of the proposed times can still be taken */
const isOpen = (meeting: Meeting, now: Date): boolean => toCome(meeting, now).length > 0;

function proposalText(meeting: Meeting, own: boolean, now: Date): string {
  if (own) return t('You proposed these times');
  return isOpen(meeting, now) ? t('Choose one of these times') : t('You were asked for a time');
}

/** @returns whether both have met by now */
const isOver = ({ start, minutes }: Meeting, now: Date): boolean =>
  start !== null && Date.parse(start) + minutes * MINUTE_MS <= now.getTime();

/** Proposed times with one press each, or the time that was agreed on; of a meeting that is over nothing can be changed. */
export function MeetingCard({
  conversationId,
  meeting,
  own,
  ended,
  timeZone,
  now,
  busy,
  onAccept,
  onMove,
  onCancel,
}: MeetingCardProps) {
  const { id, minutes, place, start } = meeting;
  const around = listed([
    t('{minutes, plural, one {# minute} other {# minutes}}', { minutes }),
    ...(place === '' ? [] : [place]),
  ]);
  if (start !== null && isOver(meeting, now))
    return (
      <Frame>
        <Stack gap={12}>
          <Text weight="medium">{t('You met on {time}', { time: meetingTimeText(start, timeZone) })}</Text>
          <Text tone="muted">{around}</Text>
        </Stack>
      </Frame>
    );
  return (
    <Frame>
      <Stack gap={12}>
        {start !== null ? (
          <>
            <Text weight="medium">{t('You meet on {time}', { time: meetingTimeText(start, timeZone) })}</Text>
            <Text tone="muted">{around}</Text>
            <div>
              <TextLink
                to={inPageLanguage(pathTo(getMeetingCalendar.path, { id: conversationId, meeting: id }))}
                reloadDocument
                download="meeting.ics"
              >
                {t('Add to your calendar')}
              </TextLink>
            </div>
          </>
        ) : (
          <>
            <Text weight="medium">{proposalText(meeting, own, now)}</Text>
            <Text tone="muted">{around}</Text>
            <Proposed meeting={meeting} own={own} timeZone={timeZone} now={now} busy={busy} onAccept={onAccept} />
          </>
        )}
        <Cluster gap={16}>
          {!ended && (
            <Button variant="bare" size="small" onClick={onMove}>
              {start === null && (!own || !isOpen(meeting, now)) ? t('Propose others') : t('Move')}
            </Button>
          )}
          {start === null ? (
            <Button variant="bare" size="small" loading={busy} onClick={() => void onCancel()}>
              {cancelText(meeting, own)}
            </Button>
          ) : (
            <ConfirmButton
              variant="bare"
              size="small"
              question={t('The other side is told by mail.')}
              yes={t('Yes, cancel it')}
              loading={busy}
              onConfirm={onCancel}
            >
              {t('Cancel the meeting')}
            </ConfirmButton>
          )}
        </Cluster>
      </Stack>
    </Frame>
  );
}
