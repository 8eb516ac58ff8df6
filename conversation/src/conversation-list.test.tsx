import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ConversationEntry } from '@vela/contracts/schemas';
import { ConversationList } from './conversation-list.js';
import { showServed } from './testing/served.js';

const entry: ConversationEntry = {
  id: '1'.repeat(24),
  name: 'Ada Svar',
  pictureUrl: null,
  roleName: 'Backend engineer',
  stage: 'talking',
  colleagues: [],
  unread: 0,
  newTimes: 0,
  last: { side: 'company', colleague: null, text: 'Hello', at: '2026-11-20T08:00:00.000Z' },
  waiting: null,
  ended: null,
};

const show = (changes: Partial<ConversationEntry>) =>
  showServed(<ConversationList userType="talentSeeker" pathOf={(id) => `/${id}`} />, () =>
    Promise.resolve([{ ...entry, ...changes }]),
  );

test.each([
  ['one’s own words', { side: 'company', colleague: null }, 'You: Hello'],
  ['a colleague’s', { side: 'company', colleague: 'Nora Berg' }, 'Nora Berg: Hello'],
  ['the talent’s', { side: 'jobSeeker', colleague: null }, 'Hello'],
] as const)('it says whose are %s', async (_, whose, said) => {
  show({ last: { ...whose, text: 'Hello', at: '2026-11-20T08:00:00.000Z' } });
  expect(await screen.findByText(said)).toBeVisible();
});

test('messages and times that were not seen stand beside the name', async () => {
  const { container } = show({ unread: 2, newTimes: 1 });
  expect(await screen.findByText('2 new messages')).toBeVisible();
  expect(screen.getByText('New times to meet')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
