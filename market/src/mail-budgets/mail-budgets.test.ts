import { expect, test } from '@jest/globals';
import { inboxOf, MAIL_BUDGETS, type MailLimit, overBudgetText } from './index.js';

test.each(Object.entries(MAIL_BUDGETS))('%s spares the one who reads it', (_, limits: readonly MailLimit[]) => {
  expect(limits.some(({ of }) => of.includes('recipient'))).toBe(true);
  for (const { most, days } of limits) expect(Math.min(most, days)).toBeGreaterThan(0);
});

test('an inbox is one, however its address is written', () => {
  expect(inboxOf(' Kim+1@X.example')).toBe('kim@x.example');
  expect(inboxOf('k.im+1@Gmail.com')).toBe('kim@gmail.com');
  expect(inboxOf('k.im@googlemail.com')).toBe('kim@gmail.com');
  expect(inboxOf('kim@protonmail.com')).toBe(inboxOf('Kim@pm.me'));
  expect(inboxOf('k.im@x.example')).toBe('k.im@x.example');
  expect(inboxOf('kim@constructor')).toBe('kim@constructor');
});

test('who is over a budget reads until when', () => {
  expect(overBudgetText('invitation', new Date('2026-11-29T10:00:00Z'))).toBe(
    'There are too many invitations for now. You can send the next one after 29 November.',
  );
});
