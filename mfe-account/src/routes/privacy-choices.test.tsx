import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import type { MailPreferences } from '@vela/contracts/schemas';
import { type Answers, fullProfile, openSlice, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';

// Choices that are saved at once, and what is pressed while one of them is on its way.

const ANSWERS: MailPreferences[number] = {
  kind: 'requestAnswers',
  title: 'Answers to requests that you sent',
  wanted: true,
  onPage: true,
};
const INTEREST: MailPreferences[number] = {
  ...ANSWERS,
  kind: 'roleInterest',
  title: 'Interest of talent in your roles',
};

/** A server that saves each choice once it is told to. */
function slowServer() {
  let known: MailPreferences = [ANSWERS, INTEREST];
  const waiting: (() => void)[] = [];
  const answers: Answers = {
    getMailPreferences: () => [...known],
    saveMailPreference: async ({ body: { kind, channel, wanted } }) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      const changed = channel === 'mail' ? { wanted } : { onPage: wanted };
      known = known.map((one) => (one.kind === kind ? { ...one, ...changed } : one));
      return [...known];
    },
  };
  return { answers, goOn: () => act(() => Promise.resolve(waiting.shift()?.())), waiting };
}

const open = (answers: Answers) =>
  openSlice({ routes, path: PATHS.privacyCentre, user: talentWith(fullProfile), answers });

const boxOf = async (title: string, part = 'Mails') =>
  await within(await screen.findByRole('region', { name: part })).findByRole<HTMLInputElement>('checkbox', {
    name: title,
  });

test('whoever chooses by keyboard stays where they are, and is heard again at once', async () => {
  const { answers, goOn, waiting } = slowServer();
  const { user, sentTo } = open(answers);
  const box = await boxOf(ANSWERS.title);
  act(() => box.focus());
  await user.keyboard(' ');
  expect(box.checked).toBe(false);
  expect(document.activeElement).toBe(box);
  await user.keyboard(' ');
  expect(box.checked).toBe(true);
  await goOn();
  await waitFor(() => expect(waiting).toHaveLength(1));
  // What the server said of the first is not what was chosen last.
  expect(box.checked).toBe(true);
  await goOn();
  await waitFor(() => expect(sentTo('saveMailPreference')).toHaveLength(2));
  expect(box.checked).toBe(true);
  expect(document.activeElement).toBe(box);
});

test('two quick choices arrive both, of mails and of the list, and each is shown at once', async () => {
  const { answers, goOn, waiting } = slowServer();
  const { user, sentTo } = open(answers);
  const [mail, other, page] = [
    await boxOf(ANSWERS.title),
    await boxOf(INTEREST.title),
    await boxOf(INTEREST.title, 'Notifications on Vela'),
  ];
  await user.click(mail);
  await user.click(other);
  await user.click(page);
  const shown = () => [mail.checked, other.checked, page.checked];
  expect(shown()).toEqual([false, false, false]);
  for (const last of [1, 2, 3]) {
    // One after the other: each answer tells of all of them.
    await waitFor(() => expect(sentTo('saveMailPreference')).toHaveLength(last));
    expect(waiting).toHaveLength(1);
    await goOn();
    expect(shown()).toEqual([false, false, false]);
  }
  expect(sentTo('saveMailPreference')).toEqual([
    { body: { kind: ANSWERS.kind, channel: 'mail', wanted: false } },
    { body: { kind: INTEREST.kind, channel: 'mail', wanted: false } },
    { body: { kind: INTEREST.kind, channel: 'page', wanted: false } },
  ]);
});

test('a choice that could not be saved says so beside it, and shows what holds', async () => {
  let wanted = true;
  const { user } = open({
    getMailPreferences: () => [{ ...ANSWERS, wanted }, INTEREST],
    saveMailPreference: () => {
      throw new ApiError('Vela is busy. Try again in a minute.', 503, null);
    },
  });
  const box = await boxOf(ANSWERS.title);
  await user.click(box);
  expect((await screen.findByRole('alert')).textContent).toBe('Vela is busy. Try again in a minute.');
  await waitFor(() => expect(box.checked).toBe(true));
  // It was saved after all, and only its answer was lost: what the server says is what is shown.
  wanted = false;
  await user.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
});

test.each(['Open to contact', 'Rank my profile for roles'])(
  '“%s” keeps the focus while it is saved, and what was chosen last holds',
  async (name) => {
    let profile = fullProfile;
    const waiting: (() => void)[] = [];
    const { user, sentTo } = openSlice({
      routes,
      path: PATHS.privacyCentre,
      user: talentWith(profile),
      userAfterRefresh: () => talentWith(profile),
      answers: {
        saveJobSeekerProfile: async ({ body: { availableForContact, openToRanking } }) => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          profile = {
            ...profile,
            ...(availableForContact !== undefined && { availableForContact }),
            ...(openToRanking !== undefined && { openToRanking }),
          };
          return profile;
        },
      },
    });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
    act(() => box.focus());
    await user.keyboard(' ');
    await user.keyboard(' ');
    await user.keyboard(' ');
    expect([box.checked, document.activeElement === box]).toEqual([false, true]);
    await act(() => Promise.resolve(waiting.shift()?.()));
    await waitFor(() => expect(waiting).toHaveLength(1));
    expect(box.checked).toBe(false);
    await act(() => Promise.resolve(waiting.shift()?.()));
    // What was chosen in between and had not left is not sent.
    await waitFor(() => expect(sentTo('saveJobSeekerProfile')).toHaveLength(2));
    expect([box.checked, document.activeElement === box]).toEqual([false, true]);
  },
);
