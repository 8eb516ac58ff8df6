import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Meeting } from '@vela/contracts/schemas';
import { MeetingCard } from './meeting-card.js';

const STARTS = ['2026-12-03T09:00:00.000Z', '2026-12-04T09:00:00.000Z'];

/** @returns what the buttons of a card say */
function buttonsOf(own: boolean, changes: Partial<Meeting>): readonly (string | null)[] {
  const meeting: Meeting = {
    id: '1'.repeat(24),
    state: 'proposed',
    proposedBy: 'company',
    starts: STARTS,
    minutes: 30,
    place: '',
    start: null,
    ...changes,
  };
  const nothing = () => undefined;
  const { unmount } = render(
    <MeetingCard
      conversationId={'2'.repeat(24)}
      meeting={meeting}
      own={own}
      timeZone="Europe/Stockholm"
      busy={false}
      onAccept={nothing}
      onMove={nothing}
      onCancel={nothing}
    />,
  );
  const said = screen.getAllByRole('button').map(({ textContent }) => textContent);
  unmount();
  return said;
}

test('what is pressed by who will not meet says what it does', () => {
  const last = (own: boolean, changes: Partial<Meeting>) => buttonsOf(own, changes).at(-1);
  expect(last(false, {})).toBe('Decline these times');
  expect(last(false, { starts: STARTS.slice(0, 1) })).toBe('Decline this time');
  expect(last(true, {})).toBe('Take back');
  for (const own of [true, false])
    expect(last(own, { state: 'accepted', start: STARTS[0] ?? null })).toBe('Cancel the meeting');
});
