import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { COST_CHANGED } from '@vela/contracts/problem';
import {
  aBalance,
  aCompany,
  aConnection,
  aCost,
  aMatch,
  aProfile,
  aRecruiter,
  aRoleWithMatches,
  aTalentSeeker,
  idOf,
} from '../testing/market.js';
import { openMatches } from '../testing/matches.js';

afterEach(() => localStorage.clear());

const withBalance = (part: Partial<typeof aBalance>) => ({
  ...aRecruiter,
  talentSeeker: { ...aTalentSeeker, company: { ...aCompany, balance: { ...aBalance, ...part } } },
});

describe('connecting', () => {
  const star = () => screen.findByRole('button', { name: /^Connect with Analytics Engineer, / });

  test('says what is reserved, sends the request, and the star is spent', async () => {
    let connected = false;
    const { sentTo, toasts } = openMatches({
      userAfterRefresh: () => withBalance({ freeProfiles: 2, reservedProfiles: 1 }),
      answers: {
        createConnection: () => {
          connected = true;
          return aConnection;
        },
        getOpenRole: () => ({
          ...aRoleWithMatches,
          matches: [{ ...aMatch, connection: connected ? { id: idOf(50), status: 'open' } : null }],
        }),
      },
    });
    await userEvent.click(await star());
    const dialog = await screen.findByRole('dialog', { name: 'Connect with talent' });
    expect(within(dialog).getByText('3/3 free profiles available')).toBeVisible();
    expect(within(dialog).getByText('Sending reserves 1 free profile.')).toBeVisible();
    expect(within(dialog).getByPlaceholderText(/^Introduce yourself and let the talent know more/)).toHaveFocus();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Hello');
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(toasts.show).toHaveBeenCalledWith({ message: 'Message sent successfully', variant: 'success' }),
    );
    expect(sentTo('createConnection')).toEqual([
      {
        body: {
          jobSeekerId: aProfile.id,
          roleId: aRoleWithMatches.roleId,
          openRoleId: aRoleWithMatches.id,
          text: 'Hello',
          reserves: aCost.reserves,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Cards are drawn when there is time for them.
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-disabled', 'true'));
    expect(await star()).toHaveAccessibleDescription('Already connected');
  });

  test('an introduction that is too long is not sent, and its field says by how much', async () => {
    const { toasts, sentTo } = openMatches({});
    await userEvent.click(await star());
    const introduction = await screen.findByRole('textbox', { name: 'Your introduction' });
    await userEvent.click(introduction);
    await userEvent.paste('x'.repeat(2001));
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(introduction).toHaveFocus();
    expect(introduction).toHaveAccessibleDescription(/1 character too many/);
    expect(sentTo('createConnection')).toEqual([]);
    expect(toasts.show).not.toHaveBeenCalled();
  });

  test('a failure keeps the text and tells why, until another try goes well', async () => {
    let gone = true;
    const { toasts } = openMatches({
      answers: {
        createConnection: () => {
          if (gone) throw new ApiError('This talent is no longer available.', 409, null);
          return aConnection;
        },
      },
    });
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('This talent is no longer available.')).toBeVisible();
    expect(toasts.show).toHaveBeenCalledWith({
      message: 'An error occurred!',
      variant: 'error',
      until: expect.objectContaining({ aborted: false }),
    });
    expect(screen.getByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
    gone = false;
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(toasts.show).toHaveBeenCalledTimes(2));
    expect(toasts.show.mock.calls[0]?.[0].until?.aborted).toBe(true);
  });

  test('where it costs more by now, the text stays, the new cost is shown and asked for again', async () => {
    const detail = 'This request costs more than what you were shown. Sending reserves 3 tokens (Senior).';
    const problem = { type: COST_CHANGED, title: 'Conflict', status: 409, detail, message: detail };
    const tokens = { ...aCost, reserves: { account: 'tokens' as const, amount: 3 } };
    let costs = aCost;
    const { sentTo, toasts } = openMatches({
      answers: {
        createConnection: ({ body }) => {
          costs = tokens;
          if (body.reserves?.account !== 'tokens') throw new ApiError(detail, 409, problem);
          return aConnection;
        },
        // The talent is on another page of the list by now.
        getOpenRole: () => ({ ...aRoleWithMatches, matches: costs === aCost ? [aMatch] : [] }),
        getJobSeekerProfile: () => ({ ...aProfile, extra: null, cost: costs }),
      },
    });
    await userEvent.click(await star());
    const introduction = await screen.findByRole('textbox', { name: 'Your introduction' });
    await userEvent.type(introduction, 'Hello');
    expect(screen.getByText('Sending reserves 1 free profile.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Sending reserves 3 tokens (Senior).')).toBeVisible();
    expect(screen.getByText('The cost has changed')).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(introduction).toHaveValue('Hello');
    expect(toasts.show).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() =>
      expect(toasts.show).toHaveBeenCalledWith({ message: 'Message sent successfully', variant: 'success' }),
    );
    expect(sentTo('createConnection')).toMatchObject([
      { body: { reserves: aCost.reserves } },
      { body: { text: 'Hello', reserves: tokens.reserves } },
    ]);
  });

  test('closing by a slip keeps what was typed', async () => {
    openMatches();
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await star());
    expect(await screen.findByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
  });

  test('an introduction is there again after a reload until it is sent, and for its writer alone', async () => {
    const { unmount } = openMatches();
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    unmount();
    const another = openMatches({ user: { ...aRecruiter, id: idOf(77) } });
    await userEvent.click(await star());
    expect(await screen.findByRole('textbox', { name: 'Your introduction' })).toHaveValue('');
    another.unmount();
    openMatches({ answers: { createConnection: () => aConnection } });
    await userEvent.click(await star());
    expect(await screen.findByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage).toHaveLength(0);
  });

  test('an introduction that another tab had kept stays where it is read, also once that tab has sent it', async () => {
    const { unmount } = openMatches();
    await userEvent.click(await star());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your introduction' }), 'Hello');
    unmount();
    let asked = 0;
    openMatches({
      answers: {
        // Each answer is another one, so that the page is drawn anew.
        getOpenRole: () => ({ ...aRoleWithMatches, belowMarket: { threeOfFour: 67_000 + (asked += 1) } }),
        createConnection: () => {
          localStorage.clear();
          throw new ApiError('Already connected', 409, null);
        },
      },
    });
    await userEvent.click(await star());
    await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Already connected')).toBeVisible();
    await waitFor(() => expect(asked).toBe(2));
    expect(await screen.findByText(/67,002/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your introduction' })).toHaveValue('Hello');
  });

  test('the launch offer is named with its end', async () => {
    const cost = { ...aCost, reserves: { account: 'launchOffer' as const, amount: 1 } };
    openMatches({
      user: withBalance({ launchOfferProfiles: 2, launchOfferUntil: '2027-04-30T21:59:59.000Z' }),
      answers: { getOpenRole: () => ({ ...aRoleWithMatches, matches: [{ ...aMatch, cost }] }) },
    });
    await userEvent.click(await star());
    expect(await screen.findByText('+ 2 launch-offer profiles until 30 April')).toBeVisible();
    expect(screen.getByText('Sending reserves 1 launch-offer profile.')).toBeVisible();
  });

  test('a closed role says why nothing can be sent', async () => {
    openMatches({ answers: { getOpenRole: () => ({ ...aRoleWithMatches, status: 'closed' }) } });
    expect(await star()).toHaveAccessibleDescription('This role is closed. Open it again to send requests.');
    // What would change who sees it, or who stands in its list, waits until then.
    expect(screen.getByRole('heading', { name: 'Musts' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Let fitting talent see this role' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change the musts' })).toBeNull();
    await userEvent.click(await star());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a company that owes tokens reads why nothing can be sent, and what to do', async () => {
    const cost = { ...aCost, reserves: { account: null, amount: 0 }, affordable: false, owedTokens: 10 };
    openMatches({
      user: withBalance({ freeProfiles: 2, owedTokens: 10 }),
      answers: { getOpenRole: () => ({ ...aRoleWithMatches, matches: [{ ...aMatch, cost }] }) },
    });
    await userEvent.click(await star());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Your company owes 10 tokens: a card payment was charged back/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Buy tokens' })).toHaveAttribute(
      'href',
      '/talentseeker/dashboard/subscriptions',
    );
    expect(dialog.getByRole('button', { name: 'Send request' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The profile's way leads there, too.
    await userEvent.click(await screen.findByRole('button', { name: /^View profile/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Connect with talent' }));
    expect(await screen.findByRole('link', { name: 'Buy tokens' })).toBeVisible();
  });

  test('without free profiles and tokens nothing can be sent', async () => {
    const cost = { ...aCost, reserves: { account: null, amount: 0 }, affordable: false };
    openMatches({ answers: { getOpenRole: () => ({ ...aRoleWithMatches, matches: [{ ...aMatch, cost }] }) } });
    expect(await star()).toHaveAccessibleDescription('No free profiles, or enough tokens available');
    await userEvent.click(await star());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
