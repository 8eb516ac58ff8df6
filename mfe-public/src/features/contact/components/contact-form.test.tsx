import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { routes } from '../../../expose/routes.js';

const MESSAGE = { name: 'Ada', email: 'ada@people.example', subject: 'A hire', message: 'Who tells you?' };

// What is typed is kept for a reload, and is not the next test's.
afterEach(() => window.sessionStorage.clear());

async function write(answers: Answers, message: Partial<typeof MESSAGE> = MESSAGE) {
  const opened = openSlice({ routes, path: PATHS.contact, answers });
  const labels = { name: 'Your name', email: 'Your email', subject: 'Subject', message: 'Message' };
  await screen.findByRole('heading', { level: 1 });
  for (const [field, label] of Object.entries(labels)) {
    const text = message[field as keyof typeof MESSAGE];
    if (text !== undefined)
      await opened.user.type(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), text);
  }
  await opened.user.click(screen.getByRole('button', { name: 'Send message' }));
  return opened;
}

test('a message is sent, and its sender is told where the answer goes', async () => {
  let answer: (sent: { readonly ok: true }) => void = () => undefined;
  const answered = new Promise<{ readonly ok: true }>((resolve) => {
    answer = resolve;
  });
  const { sentTo, container } = await write({ sendContactMessage: () => answered });
  const [region] = screen.getAllByRole('status');
  expect(region?.textContent).toBe('');
  answer({ ok: true });
  expect(await screen.findByRole('heading', { name: 'Your message is on its way' })).toBeTruthy();
  expect(screen.getByText('We answer to ada@people.example.')).toBeTruthy();
  expect(sentTo('sendContactMessage')).toEqual([{ body: MESSAGE }]);
  expect(screen.getByRole('heading', { name: 'Your message is on its way' }).closest('[role="status"]')).toBe(region);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('an address is told as it was written, in letters of any language', async () => {
  await write({ sendContactMessage: () => ({ ok: true }) }, { ...MESSAGE, email: 'anna@väst.example' });
  expect(await screen.findByText('We answer to anna@väst.example.')).toBeTruthy();
  // A field of the type "email" gives the domain as machines write it.
  await screen.findByRole('button', { name: 'Write another message' }).then((again) => again.click());
  expect((await screen.findByRole('textbox', { name: /^Your email/ })).getAttribute('type')).toBe('text');
});

test('while it is on its way nothing more is typed into it, which would be lost; refused, it can be changed', async () => {
  let refuse: (error: ApiError) => void = () => undefined;
  const refused = new Promise<{ readonly ok: true }>((_, reject) => {
    refuse = reject;
  });
  const { user } = await write({ sendContactMessage: () => refused });
  const fields = screen.getAllByRole('textbox');
  for (const field of fields) expect(field).toHaveProperty('readOnly', true);
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), ' And when?');
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', MESSAGE.message);
  refuse(new ApiError('Too many messages.', 429, null));
  await screen.findByRole('alert');
  for (const field of fields) expect(field).toHaveProperty('readOnly', false);
});

test('what is missing is asked for, and nothing is sent', async () => {
  const { sentTo } = await write({}, { name: 'Ada', message: 'Hello' });
  expect(screen.getAllByText('This field is required')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Your email/ }));
  expect(sentTo('sendContactMessage')).toEqual([]);
});

test('a refusal stands beside its field and loses nothing', async () => {
  const errors = [{ field: 'email', message: 'This is not an email address.' }];
  await write({
    sendContactMessage: () => {
      throw new ApiError('Check it', 422, {
        type: 'about:blank',
        title: 'Invalid',
        status: 422,
        detail: 'Check it',
        message: 'Check it',
        errors,
      });
    },
  });
  expect(await screen.findByText('This is not an email address.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /^Your email/ })).toHaveProperty('value', MESSAGE.email);
  expect(screen.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', MESSAGE.message);
});

test('a failure that is about no field is said above them', async () => {
  await write({
    sendContactMessage: () => {
      throw new ApiError('Too many messages. Try again in an hour.', 429, null);
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Too many messages. Try again in an hour.');
});
