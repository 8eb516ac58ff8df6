import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vela/contracts/client';
import type { JoinRequest, SentConnection } from '@vela/contracts/schemas';
import { referenceAnswers, talentAnswers } from '../testing/answers.js';
import { openCompanyProfile } from '../testing/company-profile.js';
import { aCompany, aConnection, aRecruiter, aRoleWithMatches, aTalentSeeker, idOf } from '../testing/market.js';
import { openMatches } from '../testing/matches.js';
import { openSite } from '../testing/site.js';

// What is saved as soon as it is chosen: whoever works with it stays at it, and is heard meanwhile.

/** Keeps answers back until they are let through, one by one. */
function slowly() {
  const waiting: (() => void)[] = [];
  return {
    waiting,
    wait: () => new Promise<void>((resolve) => waiting.push(resolve)),
    letThrough: () => act(() => Promise.resolve(waiting.shift()?.())),
  };
}

test('a role is shown to talent and hidden again by keyboard, and the last choice holds', async () => {
  const { waiting, wait, letThrough } = slowly();
  let role = { ...aRoleWithMatches, shownToTalent: false };
  const { sentTo } = openMatches({
    answers: {
      getOpenRole: () => role,
      setOpenRoleSight: async ({ body: { shownToTalent } }) => {
        await wait();
        return (role = { ...role, shownToTalent });
      },
    },
  });
  const box = await screen.findByRole('checkbox', { name: 'Let fitting talent see this role' });
  act(() => box.focus());
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
  expect(box).toBeEnabled();
  expect(box).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(box).not.toBeChecked();
  await letThrough();
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(box).not.toBeChecked();
  await letThrough();
  await waitFor(() => expect(sentTo('setOpenRoleSight')).toHaveLength(2));
  // The page is drawn anew with its list, when there is time.
  await waitFor(() => expect(box).not.toBeChecked());
  expect(box).toHaveFocus();
});

test('the size of the company is chosen anew while it is saved, and a failure shows what holds', async () => {
  const { waiting, wait, letThrough } = slowly();
  let fails = false;
  let company = aCompany;
  const user = () => ({ ...aRecruiter, talentSeeker: { ...aTalentSeeker, company } });
  const { sentTo, toasts } = openSite({
    path: '/talentseeker/dashboard/companyprofile',
    user: user(),
    userAfterRefresh: user,
    answers: {
      ...referenceAnswers,
      listOpenRoles: () => [],
      listConnections: () => [],
      listCompanyInvites: () => [],
      listJoinRequests: () => [],
      setCompanySize: async ({ body: { people } }) => {
        await wait();
        if (fails) throw new ApiError('Vela is busy. Try again in a minute.', 503, null);
        return (company = { ...company, people });
      },
    },
  });
  const field = await screen.findByRole('combobox', { name: /^People at the company/ });
  act(() => field.focus());
  await userEvent.selectOptions(field, '10–49');
  expect(field).toBeEnabled();
  expect(field).toHaveFocus();
  await userEvent.selectOptions(field, '50–199');
  expect(field).toHaveValue('50–199');
  await letThrough();
  await waitFor(() => expect(waiting).toHaveLength(1));
  expect(field).toHaveValue('50–199');
  await letThrough();
  await waitFor(() => expect(toasts.show).toHaveBeenCalledWith({ message: 'Saved', variant: 'success' }));
  expect(sentTo('setCompanySize')).toEqual([{ body: { people: '10–49' } }, { body: { people: '50–199' } }]);

  fails = true;
  await userEvent.selectOptions(field, 'Not said');
  expect(field).toHaveValue('');
  await letThrough();
  await waitFor(() =>
    expect(toasts.show).toHaveBeenCalledWith({ message: 'Vela is busy. Try again in a minute.', variant: 'error' }),
  );
  expect(field).toHaveValue('50–199');
});

test('who is let in or declined by keyboard loses no focus, and what was pressed alone says that it is busy', async () => {
  const { wait, letThrough } = slowly();
  const asking: readonly JoinRequest[] = [
    { id: idOf(91), name: 'Bo Fel', email: 'bo@y.example', askedAt: '2026-11-11T08:00:00.000Z' },
  ];
  const { sentTo } = openCompanyProfile(aCompany, {
    listJoinRequests: () => [...asking],
    answerJoinRequest: async () => {
      await wait();
      return [];
    },
  });
  const decline = await screen.findByRole('button', { name: 'Decline Bo Fel' });
  const letIn = screen.getByRole('button', { name: 'Let Bo Fel join' });
  act(() => decline.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(decline).toHaveAttribute('aria-busy', 'true'));
  expect(decline).toBeEnabled();
  expect(decline).toHaveFocus();
  expect(letIn).not.toHaveAttribute('aria-busy');
  await userEvent.click(letIn);
  await letThrough();
  await waitFor(() => expect(screen.queryByText(/Bo Fel/)).toBeNull());
  expect(sentTo('answerJoinRequest')).toEqual([{ params: { id: idOf(91) }, body: { accepted: false } }]);
});

test.each([
  ['Change the request', 'Keep it as it is', 'agreed'],
  ['Keep it as it is', 'Change the request', 'kept'],
] as const)(
  'a “yes, if” that is answered by “%s” keeps the focus, and is answered once',
  async (name, other, answer) => {
    const { wait, letThrough } = slowly();
    let counterOffer: SentConnection['counterOffer'] = {
      terms: { kind: 'salary', compensation: '66000' },
      createdAt: '2026-11-12T08:00:00.000Z',
      answer: null,
      answeredAt: null,
    };
    const { sentTo } = openSite({
      path: `/talentseeker/request/${aConnection.id}`,
      user: aRecruiter,
      answers: {
        ...talentAnswers,
        getSentConnection: () => ({ ...aConnection, counterOffer }),
        answerCounterOffer: async () => {
          await wait();
          counterOffer = counterOffer && { ...counterOffer, answer, answeredAt: '2026-11-13T08:00:00.000Z' };
          return { ...aConnection, counterOffer };
        },
      },
    });
    const button = await screen.findByRole('button', { name });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
    expect(screen.getByRole('button', { name: other })).not.toHaveAttribute('aria-busy');
    await userEvent.click(screen.getByRole('button', { name: other }));
    await letThrough();
    await waitFor(() => expect(screen.queryByRole('button', { name: other })).toBeNull());
    expect(sentTo('answerCounterOffer')).toEqual([{ params: { id: aConnection.id }, body: { answer } }]);
  },
);
