import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { openShell } from '../../testing/open-shell.js';
import { answered } from '../../testing/server.js';

beforeEach(() => localStorage.clear());

const WRONG = 'This is not an email address.';
const refusal = {
  type: 'about:blank',
  title: 'Unprocessable',
  status: 422,
  detail: WRONG,
  message: WRONG,
  errors: [{ field: 'email', message: WRONG }],
};

test('an address that is none is marked at its field too, and nothing is said of it beside the thanks', async () => {
  const answers = [() => Response.json(refusal, { status: 422 }), () => answered({ message: '' })];
  const { user } = openShell({
    path: PATHS.aboutUs,
    answers: { subscribeNewsletter: () => answers.shift()?.() ?? answered(null) },
  });
  const form = within(await screen.findByRole('form', { name: 'Newsletter' }));
  await user.type(form.getByLabelText('First name'), 'Ada');
  await user.type(form.getByLabelText('Last name'), 'Berg');
  const email = form.getByLabelText('Email');
  await user.type(email, 'ada@berg');
  await user.click(form.getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription(WRONG));
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(toasts.getByText(WRONG)).toBeVisible();
  await user.type(email, '.example');
  expect(email).toBeValid();
  await user.click(form.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(TEXTS.newsletterThanks)).toBeVisible();
  await waitFor(() => expect(toasts.queryByText(WRONG)).toBeNull());
});

test('whoever subscribes by keyboard goes on from the thanks, which are said where something is listened for', async () => {
  const { user } = openShell({
    path: PATHS.aboutUs,
    answers: { subscribeNewsletter: () => answered({ message: '' }) },
  });
  const form = within(await screen.findByRole('form', { name: 'Newsletter' }));
  const footer = within(screen.getByRole('contentinfo'));
  const region = footer.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  for (const [label, text] of [
    ['First name', 'Ada'],
    ['Last name', 'Berg'],
    ['Email', 'ada@people.example'],
  ] as const)
    await user.type(form.getByLabelText(label), text);
  await user.keyboard('{Tab}{Enter}');
  expect(await footer.findByText(TEXTS.newsletterThanks)).toBeVisible();
  expect(region).toHaveTextContent(TEXTS.newsletterThanks);
  expect(footer.getByRole('heading', { name: 'Newsletter' })).toHaveFocus();
});
