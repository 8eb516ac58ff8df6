import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Meeting } from '@vela/contracts/schemas';
import { MemoryRouter } from '@vela/router/memory';
import { MeetingCard } from './meeting-card.js';

const STARTS = ['2026-12-03T09:00:00.000Z', '2026-12-04T09:00:00.000Z'];

const NOW = new Date('2026-12-01T09:00:00.000Z');

function show(own: boolean, changes: Partial<Meeting>, now = NOW, onCancel: () => void = () => undefined) {
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
  return render(
    <MemoryRouter>
      <MeetingCard
        conversationId={'2'.repeat(24)}
        meeting={meeting}
        own={own}
        ended={false}
        timeZone="Europe/Stockholm"
        now={now}
        busy={false}
        onAccept={nothing}
        onMove={nothing}
        onCancel={onCancel}
      />
    </MemoryRouter>,
  );
}

/** @returns what the buttons of a card say */
function buttonsOf(own: boolean, changes: Partial<Meeting>): readonly (string | null)[] {
  const { unmount } = show(own, changes);
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

test('of a meeting that is over the card says that it was, and offers nothing', () => {
  const agreed = { state: 'accepted', start: STARTS[0] ?? null } as const;
  const { unmount } = show(true, agreed, new Date('2026-12-03T09:29:00.000Z'));
  expect(screen.getByText(/^You meet on Thursday 3 December/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute('download');
  unmount();
  show(true, agreed, new Date('2026-12-03T09:30:00.000Z'));
  expect(screen.getByText(/^You met on Thursday 3 December/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('of proposed times those that have passed cannot be taken, and others can be proposed', () => {
  const { unmount } = show(false, {}, new Date('2026-12-03T10:00:00.000Z'));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Friday 4 December/),
    'Propose others',
    'Decline these times',
  ]);
  unmount();
  for (const own of [true, false]) {
    const shown = show(own, {}, new Date('2026-12-05T10:00:00.000Z'));
    expect(screen.getByText('These times have passed.')).toBeInTheDocument();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Propose others',
      own ? 'Take back' : 'Decline these times',
    ]);
    shown.unmount();
  }
});

test('a meeting that both agreed on is cancelled by a second press', async () => {
  const onCancel = jest.fn();
  show(true, { state: 'accepted', start: STARTS[0] ?? null }, NOW, onCancel);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the meeting' }));
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
