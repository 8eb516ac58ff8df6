import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '@vela/contracts/client';
import { momentIn } from '@vela/contracts/days';
import { type EndpointName, listMeetings } from '@vela/contracts/endpoints';
import type { ConversationDetails, Meeting } from '@vela/contracts/schemas';
import { endpointKey } from '@vela/design-system/services';
import { DAY_MS, ownTimeZone } from '@vela/market/days';
import { aCache, aConversation, showServed } from '../testing/served.js';
import { Meetings } from './meetings.js';

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const proposed: Meeting = {
  id: '1'.repeat(24),
  state: 'proposed',
  proposedBy: 'jobSeeker',
  starts: [inDays(3)],
  minutes: 30,
  place: '',
  start: null,
};
const agreed: Meeting = { ...proposed, id: '2'.repeat(24), state: 'accepted', start: inDays(4), starts: [inDays(4)] };

function show(meetings: readonly Meeting[], changes: Partial<ConversationDetails> = {}) {
  const asked: EndpointName[] = [];
  showServed(<Meetings details={{ ...aConversation, ...changes }} />, (name) => {
    asked.push(name);
    return name === 'listMeetings' || name === 'proposeTimes'
      ? Promise.resolve(meetings)
      : Promise.resolve({ ok: true });
  });
  return { asked };
}

const ended = { at: '2026-11-20T08:00:00.000Z', by: 'jobSeeker' } as const;

test('after the end what was agreed on is kept or called off, and no time can be chosen', async () => {
  show([proposed, agreed], { ended });
  expect(await screen.findByRole('link', { name: 'Add to your calendar' })).toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel the meeting']);
});

test('after the end with nothing agreed on there is nothing to show', async () => {
  const { asked } = show([proposed], { ended });
  await waitFor(() => expect(asked).toContain('listMeetings'));
  expect(screen.queryByRole('heading', { name: 'Meet' })).toBeNull();
});

test.each([null, ended])('meetings that could not be loaded are told of, and asked for again', async (end) => {
  let healthy = false;
  showServed(<Meetings details={{ ...aConversation, ended: end }} />, () =>
    healthy ? Promise.resolve([agreed]) : Promise.reject(new Error('The network is gone.')),
  );
  expect(await screen.findByText('The meetings could not be loaded')).toBeInTheDocument();
  healthy = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Add to your calendar' })).toBeInTheDocument();
  expect(screen.queryByText('The meetings could not be loaded')).toBeNull();
});

test('times that the other side proposed are said to be seen, one’s own are not', async () => {
  const { asked } = show([proposed]);
  await waitFor(() => expect(asked.filter((name) => name === 'markConversationRead')).toHaveLength(1));
  const own = show([{ ...proposed, proposedBy: 'company' }]);
  expect(await screen.findByText('You proposed these times')).toBeInTheDocument();
  expect(own.asked).not.toContain('markConversationRead');
});

/** No test browser can type half a date: the browser gives an empty value, and says why. */
const halfFill = (field: HTMLElement, isHalf: boolean) =>
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: isHalf } });

test('a time that is half filled in is not left out: nothing is sent, and its field says what to do', async () => {
  const { asked } = show([], { timeZone: 'Europe/Helsinki' });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose times' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a time' }));
  fireEvent.change(screen.getByLabelText('Time 1'), { target: { value: inDays(3).slice(0, 16) } });
  const second = screen.getByLabelText('Time 2');
  halfFill(second, true);
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  expect(second).toHaveFocus();
  expect(second).toHaveAccessibleDescription('Give a whole date and time that exist, or empty the field.');
  expect(asked).not.toContain('proposeTimes');

  halfFill(second, false);
  await userEvent.click(screen.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(asked).toContain('proposeTimes'));
});

test.each([
  ['Europe/Helsinki', 'Times are in the talent’s time zone, Europe/Helsinki.'],
  [null, 'Times are in your time zone,'],
])('in the time zone %s of the talent the dialog says “%s”', async (timeZone, said) => {
  show([], { timeZone });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose times' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(said);
});

/** Meetings as the page knows them, while others change them; what is sent is kept and refused. */
function showChanging(known: readonly Meeting[]) {
  const cache = aCache();
  const sent: unknown[] = [];
  let stored = known;
  showServed(
    <Meetings details={aConversation} />,
    (name, request) => {
      if (name === 'listMeetings') return Promise.resolve(stored);
      if (name !== 'cancelMeeting' && name !== 'proposeTimes') return Promise.resolve({ ok: true });
      sent.push((request as { body: unknown }).body);
      return Promise.reject(new ApiError('It is another one by now.', 409, null));
    },
    cache,
  );
  return {
    sent,
    /** @param isHeard the page is told of it */
    becomes: (meetings: readonly Meeting[], isHeard: boolean) => {
      stored = meetings;
      if (!isHeard) return;
      act(() => void cache.setQueryData(endpointKey(listMeetings, { params: { id: aConversation.id } }), meetings));
    },
  };
}

const own: Meeting = { ...proposed, proposedBy: 'company', place: 'Storgatan 1' };
const taken: Meeting = { ...own, state: 'accepted', start: own.starts[0] ?? '' };

test('a proposal is taken back as one; where a time of it was agreed on meanwhile, the meeting is shown', async () => {
  const { sent, becomes } = showChanging([own]);
  const takeBack = await screen.findByRole('button', { name: 'Take back' });
  becomes([taken], false);
  await userEvent.click(takeBack);
  expect(await screen.findByText('It is another one by now.')).toBeInTheDocument();
  expect(sent).toEqual([{ was: 'proposed' }]);
  expect(await screen.findByRole('link', { name: 'Add to your calendar' })).toBeInTheDocument();
});

const openMove = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Time 1'), { target: { value: inDays(5).slice(0, 16) } });
  return dialog;
};
const sendIn = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));

test('whoever moves a proposal learns in the dialog that it was agreed on meanwhile, before and after it is sent', async () => {
  const { sent, becomes } = showChanging([own]);
  const dialog = await openMove();
  expect(dialog).not.toHaveTextContent('A time has been agreed on meanwhile');
  becomes([taken], false);
  await sendIn(dialog);
  expect(await within(dialog).findByText('It is another one by now.')).toBeInTheDocument();
  expect(sent).toMatchObject([{ replaces: own.id, was: 'proposed' }]);
  // The list was asked for anew: from now on it is the meeting that is moved.
  await waitFor(() => expect(dialog).toHaveTextContent('A time has been agreed on meanwhile'));
  await sendIn(dialog);
  await waitFor(() => expect(sent[1]).toMatchObject({ replaces: own.id, was: 'accepted' }));
});

test('a meeting that is off by the time its new times are sent is not moved: they are a proposal of their own', async () => {
  const { sent, becomes } = showChanging([own]);
  const dialog = await openMove();
  becomes([{ ...own, state: 'cancelled' }], true);
  await waitFor(() => expect(dialog).toHaveTextContent('This meeting is off by now.'));
  await sendIn(dialog);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ minutes: 30, place: 'Storgatan 1' });
  expect(sent[0]).not.toHaveProperty('replaces');
});

test.each(['Europe/Stockholm', null])('times stay in the zone %s in which they were typed', async (timeZone) => {
  let moveTalent = (): void => undefined;
  function Changing() {
    const [zone, setZone] = useState(timeZone);
    moveTalent = () => setZone('Asia/Tokyo');
    return <Meetings details={{ ...aConversation, timeZone: zone }} />;
  }
  const sent: unknown[] = [];
  showServed(<Changing />, (name, request) => {
    if (name === 'proposeTimes') sent.push((request as { body: unknown }).body);
    return Promise.resolve([]);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Propose times' }));
  const dialog = screen.getByRole('dialog');
  const typed = `${inDays(5).slice(0, 10)}T10:00`;
  fireEvent.change(within(dialog).getByLabelText('Time 1'), { target: { value: typed } });
  const zone = timeZone ?? ownTimeZone();
  expect(dialog).not.toHaveTextContent('Asia/Tokyo');
  act(() => moveTalent());
  expect(dialog).toHaveTextContent(`The talent’s time zone is Asia/Tokyo by now. The times here stay in ${zone}.`);
  await sendIn(dialog);
  await waitFor(() => expect(sent).toMatchObject([{ starts: [momentIn(zone, typed)?.toISOString()] }]));
});
