import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  DEFAULT_MEETING_MINUTES,
  MEETING_MINUTES,
  MEETING_PLACE_MAX,
  PROPOSED_TIMES_MAX,
} from '@vela/contracts/constants';
import { momentIn } from '@vela/contracts/days';
import { listMeetings, proposeTimes } from '@vela/contracts/endpoints';
import type { ConversationDetails, Meeting } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { Select } from '@vela/design-system/select';
import { useApi, useOutdate } from '@vela/design-system/services';
import { tellIncomplete, TextField } from '@vela/design-system/text-field';
import { t } from '@vela/language';
import { meetingTimeProblem } from '@vela/market/conversations';
import { meetingTimeText } from '@vela/market/days';
import { isChangeable, seenAs } from './seen-as.js';

const lengths = () =>
  MEETING_MINUTES.map((minutes) => ({
    value: String(minutes),
    label: t('{minutes, plural, one {# minute} other {# minutes}}', { minutes }),
  }));

/** The talent's time zone is known once they have opened the conversation; until then a recruiter's own stands in for it. */
const timesOfTalentText = (known: string | null, zone: string): string =>
  known === null
    ? t('Times are in your time zone, {zone}, as the talent’s is not known yet. The talent takes one of them.', {
        zone,
      })
    : t('Times are in the talent’s time zone, {zone}. The talent takes one of them.', { zone });

/** What became of the moved meeting while its new times were typed. */
function MovedMeanwhile({ moved, timeZone }: { readonly moved: Meeting; readonly timeZone: string }) {
  const [{ state: before }] = useState(moved);
  if (!isChangeable(moved.state))
    return <Banner tone="warning">{t('This meeting is off by now. What you propose is a new one.')}</Banner>;
  if (before === moved.state || moved.start === null) return null;
  return (
    <Banner tone="warning" title={t('A time has been agreed on meanwhile')}>
      {t('You meet on {time}. If you propose other times, that meeting is off, and the other side is told by mail.', {
        time: meetingTimeText(moved.start, timeZone),
      })}
    </Banner>
  );
}

export interface ProposeDialogProps {
  readonly details: ConversationDetails;
  /** The meeting that is moved, as it is by now; null for a new one. */
  readonly moved: Meeting | null;
  /** In which all times are given: the talent's, where it is known. */
  readonly timeZone: string;
  readonly onProposed: (meetings: Meeting[]) => void;
  readonly onClose: () => void;
}

/** Times for the other side to choose from. Only its own buttons close it, so that a slip beside it loses nothing. */
export function ProposeDialog({ details, moved, timeZone: zoneNow, onProposed, onClose }: ProposeDialogProps) {
  const { id, view } = details;
  const api = useApi();
  const outdate = useOutdate();
  // What is typed means the time that it meant when it was typed, wherever the talent goes meanwhile.
  const [{ timeZone, zoneOfTalent }] = useState({ timeZone: zoneNow, zoneOfTalent: details.timeZone });
  const [times, setTimes] = useState<readonly string[]>(['']);
  const [minutes, setMinutes] = useState(String(moved?.minutes ?? DEFAULT_MEETING_MINUTES));
  const [place, setPlace] = useState(moved?.place ?? '');
  /** What is wrong with each of the times, as of when they were sent last. */
  const [problems, setProblems] = useState<readonly (string | null)[]>([]);
  const starts = times.flatMap((time) => momentIn(timeZone, time)?.toISOString() ?? []);
  const isMove = moved !== null && isChangeable(moved.state);
  const propose = useMutation({
    mutationFn: () =>
      api.call(proposeTimes, {
        params: { id },
        body: {
          starts,
          minutes: Number(minutes),
          place: place.trim(),
          ...(isMove ? { replaces: moved.id, ...seenAs(moved) } : {}),
        },
      }),
    onSuccess: onProposed,
    // The moved one may be another by now than this page shows.
    onError: () => void outdate(listMeetings),
  });
  const fields = useRef<HTMLDivElement>(null);
  const send = () => {
    if (fields.current !== null && tellIncomplete(fields.current)) return;
    const now = new Date();
    const found = times.map((time, index) => {
      const start = momentIn(timeZone, time);
      if (start !== null) return meetingTimeProblem(start, now);
      return index === 0 && starts.length === 0 ? TEXTS.fieldRequired : null;
    });
    setProblems(found);
    if (found.every((problem) => problem === null)) propose.mutate();
  };
  return (
    <Dialog
      open
      dismissible={false}
      onClose={onClose}
      title={isMove ? t('Move the meeting') : t('Propose times')}
      description={
        view === 'talentSeeker'
          ? timesOfTalentText(zoneOfTalent, timeZone)
          : t('Times are in your time zone, {zone}. The company takes one of them.', { zone: timeZone })
      }
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button loading={propose.isPending} onClick={send}>
            {t('Propose')}
          </Button>
        </>
      }
    >
      <Stack gap={20} ref={fields}>
        {moved !== null && <MovedMeanwhile moved={moved} timeZone={timeZone} />}
        {zoneNow !== timeZone && (
          <Banner>
            {t('The talent’s time zone is {zone} by now. The times here stay in {kept}.', {
              zone: zoneNow,
              kept: timeZone,
            })}
          </Banner>
        )}
        {times.map((time, index) => (
          <TextField
            // The fields stand for places in the list.
            key={index}
            type="datetime-local"
            label={t('Time {number, number}', { number: index + 1 })}
            value={time}
            optional={index > 0}
            onChange={(next) => {
              setTimes(times.map((known, place_) => (place_ === index ? next : known)));
              setProblems([]);
            }}
            {...(typeof problems[index] === 'string' ? { error: problems[index] } : {})}
          />
        ))}
        {times.length < PROPOSED_TIMES_MAX && (
          <div>
            <Button variant="quiet" size="small" onClick={() => setTimes([...times, ''])}>
              {t('Add a time')}
            </Button>
          </div>
        )}
        <Select label={t('How long')} options={lengths()} value={minutes} onChange={setMinutes} />
        <TextField
          label={t('Where')}
          hint={t('A place, or the link of a call')}
          optional
          maxLength={MEETING_PLACE_MAX}
          value={place}
          onChange={setPlace}
        />
        {propose.isError && <Banner tone="danger">{propose.error.message || TEXTS.unknownError}</Banner>}
      </Stack>
    </Dialog>
  );
}
