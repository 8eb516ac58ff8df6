import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EndpointName } from '@vela/contracts/endpoints';
import type { ConversationDetails, Meeting } from '@vela/contracts/schemas';
import { DAY_MS } from '@vela/market/days';
import { aConversation, showServed } from '../testing/served.js';
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
