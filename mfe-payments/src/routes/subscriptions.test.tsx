import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PRICE_CHANGED } from '@vela/contracts/problem';
import { PATHS } from '@vela/contracts/routes';
import type { PurchaseState } from '@vela/contracts/schemas';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { PROVIDER } from '../testing/provider.js';
import { PURCHASE } from '../testing/purchase.js';
import { recruiterWith, recruiterWithoutCompany } from '../testing/recruiter.js';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-04-01T12:00:00Z'));
});
afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const openPlans = ({
  query = '',
  offerUntil = '2026-04-30T21:59:59.000Z',
  hasCompany = true,
  answers = {},
}: { query?: string; offerUntil?: string | null; hasCompany?: boolean; answers?: Answers } = {}) =>
  openSlice({
    routes,
    path: PATHS.subscriptions + query,
    audience: 'talentSeeker',
    user: hasCompany ? recruiterWith(offerUntil) : recruiterWithoutCompany(offerUntil),
    answers,
  });

test('while the launch offer runs, five profiles are promised with their footnote', async () => {
  const { container } = openPlans();
  expect(await screen.findByRole('heading', { level: 1, name: 'We got your future talent covered' })).toBeTruthy();
  expect(screen.getByText('Each company gets 5 free profiles to start.*')).toBeTruthy();
  expect(screen.getByText('* Offer valid until 30 April.')).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('after the launch offer three are', async () => {
  openPlans({ offerUntil: null });
  expect(await screen.findByText('Each company gets 3 free profiles to start.')).toBeTruthy();
  expect(screen.queryByText(/Offer valid/)).toBeNull();
});

test('who has no company yet is promised what a new one gets', async () => {
  openPlans({ hasCompany: false });
  expect(await screen.findByText('Each company gets 5 free profiles to start.*')).toBeTruthy();
  expect(screen.getByText('* Offer valid until 30 April.')).toBeTruthy();
});

test('the monthly plan cannot be chosen yet', async () => {
  openPlans();
  const [basic, pro, monthly] = await screen.findAllByRole<HTMLInputElement>('radio');
  expect([basic?.checked, pro?.disabled, monthly?.disabled]).toEqual([true, false, true]);
  expect(screen.getByText('coming soon')).toBeTruthy();
});

test('Basic goes on to the dashboard', async () => {
  const { user, path } = openPlans();
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe(PATHS.talentSeekerDashboard));
});

const PRICE = { netOre: 200_000, vatOre: 50_000, totalOre: 250_000, vatPercent: 25, vatReason: 'sweden' } as const;
const offer = () => ({ publishableKey: null, scriptUrl: null, packs: [{ tokens: 40, ...PRICE }] });
const choosePro = async (user: ReturnType<typeof openPlans>['user']) => {
  await user.click(await screen.findByRole('radio', { name: /40 tokens/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
};

test('Pro asks for its pack, and a refusal is shown as it came', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'Card payments are not set up on this instance.',
    message: '',
  };
  const { user, sentTo } = openPlans({
    answers: {
      getTokenOffer: offer,
      createPaymentIntent: () => {
        throw new ApiError(problem.detail, 503, problem);
      },
    },
  });
  await choosePro(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pro, 40 tokens' }));
  expect(await dialog.findByText('Payment failed')).toBeTruthy();
  expect(dialog.getByText('Card payments are not set up on this instance.')).toBeTruthy();
  expect(dialog.getByText('(503 - Service Unavailable)')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sentTo('createPaymentIntent')).toHaveLength(2));
  const [first, second] = sentTo('createPaymentIntent');
  expect(first).toEqual({
    body: { ammount: 200_000, currency: 'sek', attempt: expect.stringMatching(/^[0-9a-f]{24}$/) },
  });
  expect(second).toEqual(first);
});

test('what it comes to stands there before paying', async () => {
  const { user, container } = openPlans({
    answers: {
      getTokenOffer: offer,
      createPaymentIntent: () => ({
        clientSecret: 'pi_1_secret_2',
        purchaseId: PURCHASE.id,
        state: 'open',
        tokens: 40,
        ...PRICE,
      }),
    },
  });
  await choosePro(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Pro, 40 tokens' }));
  expect(await dialog.findByText('2,500.00 SEK')).toBeTruthy();
  expect(dialog.getByText('VAT 25%')).toBeTruthy();
  expect(dialog.getByText('Loading...')).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('who changes packs before the first is prepared is asked about the last one last', async () => {
  const answers: (() => void)[] = [];
  const { user, sentTo } = openPlans({
    answers: {
      getTokenOffer: offer,
      createPaymentIntent: () =>
        new Promise((resolve) => {
          answers.push(() =>
            resolve({ clientSecret: 'pi_1_secret_2', purchaseId: PURCHASE.id, state: 'open', tokens: 40, ...PRICE }),
          );
        }),
    },
  });
  await choosePro(user);
  await waitFor(() => expect(answers).toHaveLength(1));
  // The one in between is not asked for at all.
  for (const tokens of [20, 40, 20])
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${tokens} tokens`) }));
  expect(packsAsked(sentTo('createPaymentIntent'))).toEqual([200_000]);
  answers[0]?.();
  await waitFor(() => expect(packsAsked(sentTo('createPaymentIntent'))).toEqual([200_000, 100_000]));
  answers[1]?.();
});

test('a refusal that lies with the company leads to its profile, with the reason', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Not allowed',
    status: 403,
    detail: 'Create your company first.',
    message: '',
  };
  const { user, path } = openPlans({
    answers: {
      getTokenOffer: offer,
      createPaymentIntent: () => {
        throw new ApiError(problem.detail, 403, problem);
      },
    },
  });
  await choosePro(user);
  await waitFor(() => expect(path()).toContain(`${PATHS.companyProfile}?toast=`));
  expect(decodeURIComponent(path())).toContain('"message":"Create your company first."');
});

test.each([
  ['paid', 'Payment succesful', '40 tokens were added to your balance.'],
  ['processing', 'Payment on its way', 'Your bank is still working on it.'],
  ['failed', 'Payment failed', '(card_declined - card_error)'],
] as const)(
  'who comes back to a purchase that is %s is told the truth, whatever the address says',
  async (state, title, words) => {
    const fault =
      state === 'failed' ? { message: 'Your card was declined.', code: 'card_declined', type: 'card_error' } : null;
    openPlans({
      query: `?purchase=${PURCHASE.id}&redirect_status=succeeded`,
      answers: { getPurchase: () => ({ ...PURCHASE, state, fault }) },
    });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(words, { exact: false })).toBeTruthy();
    // The title is said once.
    expect(dialog.getAllByText(title)).toHaveLength(1);
  },
);

test.each([
  [15, 'Of 40 tokens, 15 went to what your company owed; 25 tokens were added to your balance.'],
  [40, 'What you bought, 40 tokens, went to what your company owed.'],
])('a purchase that repaid a debt of %d says so', async (repaidTokens, words) => {
  openPlans({
    query: `?purchase=${PURCHASE.id}&redirect_status=succeeded`,
    answers: { getPurchase: () => ({ ...PURCHASE, repaidTokens }) },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment succesful' }));
  expect(dialog.getByText(words, { exact: false })).toBeTruthy();
});

test.each([
  [undefined, /^It went back to the card/],
  ['2026-11-09T08:00:00.000Z', /^It was paid back, and no tokens/],
])('another amount that was paid back is told how: %s', async (otherwiseAt, words) => {
  const refund = { amountOre: 249_000, at: '2026-11-08T08:00:00.000Z' };
  openPlans({
    query: `?purchase=${PURCHASE.id}&redirect_status=succeeded`,
    answers: {
      getPurchase: () => ({
        ...{ ...PURCHASE, state: 'differs', receivedOre: 249_000, refundedOre: 249_000, paidAt: null },
        refunds: [
          otherwiseAt === undefined
            ? { ...refund, state: 'succeeded' as const }
            : { ...refund, state: 'failed' as const, otherwiseAt },
        ],
      }),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Another amount arrived' }));
  expect(dialog.getByText(words)).toBeTruthy();
});

const SMALL = {
  ...PURCHASE,
  tokens: 20,
  netOre: 100_000,
  vatOre: 25_000,
  totalOre: 125_000,
  paidAt: null,
  receiptNumber: null,
  buyer: null,
};
/** The server, where somebody has a purchase of 20 tokens that is not decided. */
const withSmall = (state: PurchaseState): Answers => ({
  getTokenOffer: offer,
  listPurchases: () => ({ purchases: [{ ...SMALL, state }] }),
  getPurchase: () => ({ ...SMALL, state }),
  createPaymentIntent: () => ({
    ...{ clientSecret: 'pi_1_secret_2', purchaseId: SMALL.id, state, tokens: 20 },
    ...{ netOre: 100_000, vatOre: 25_000, totalOre: 125_000, vatPercent: 25, vatReason: 'sweden' },
  }),
});
const packsAsked = (sent: readonly unknown[]) =>
  (sent as readonly { body: { ammount: number } }[]).map(({ body: { ammount } }) => ammount);

describe('a purchase of the smaller pack that is not over', () => {
  test.each([
    ['needsAction', 'Your bank waits for your answer', 'Go on'],
    ['failed', 'Payment failed', 'Try again'],
  ] as const)('%s is gone on with, not with another pack', async (state, title, press) => {
    const { user, sentTo } = openPlans({
      query: `?purchase=${SMALL.id}&redirect_status=pending`,
      answers: withSmall(state),
    });
    const told = within(await screen.findByRole('dialog', { name: title }));
    await user.click(told.getByRole('button', { name: press }));
    expect(await screen.findByRole('dialog', { name: 'Pro, 20 tokens' })).toBeTruthy();
    await waitFor(() => expect(packsAsked(sentTo('createPaymentIntent'))).toEqual([100_000]));
  });

  test('is not said to go on once it is over', async () => {
    const { user } = openPlans({
      query: `?purchase=${SMALL.id}&redirect_status=failed`,
      answers: withSmall('canceled'),
    });
    const told = within(await screen.findByRole('dialog', { name: 'Payment failed' }));
    await user.click(told.getByRole('button', { name: 'Try again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pro, 20 tokens' }));
    expect(dialog.queryByText(/goes on/)).toBeNull();
  });

  test('is gone on with by who begins anew, too', async () => {
    const { user, sentTo } = openPlans({ answers: withSmall('failed') });
    await choosePro(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Pro, 20 tokens' }));
    // The plan's card says 40.
    expect(dialog.getByText('Your purchase that is not finished goes on. Another choice ends it.')).toBeTruthy();
    await waitFor(() => expect(packsAsked(sentTo('createPaymentIntent'))).toEqual([100_000]));
  });
});

test.each([
  ['needsAction', 'A colleague’s bank waits for an answer', 'they have answered their bank'],
  ['processing', 'Payment on its way', 'The bank is still working on it.'],
  ['failed', 'Payment failed', 'Nothing was charged.'],
] as const)('a purchase of a colleague that is %s asks nothing of who looks at it', async (state, title, words) => {
  const theirs = { ...SMALL, own: false, state };
  openPlans({
    query: `?purchase=${SMALL.id}&redirect_status=pending`,
    answers: { listPurchases: () => ({ purchases: [theirs] }), getPurchase: () => theirs },
  });
  const told = within(await screen.findByRole('dialog', { name: title }));
  expect(told.getByText(words, { exact: false })).toBeTruthy();
  expect(told.queryByRole('button', { name: /Go on|Try again/ })).toBeNull();
  expect(screen.queryByText(/Your bank/)).toBeNull();
});

const DIFFERING = { ...PURCHASE, state: 'differs', paidAt: null, receiptNumber: null, receivedOre: 249_000 } as const;

describe('the name of an attempt', () => {
  const ATTEMPT = 'known-attempt';
  const PREPARED = {
    ...PRICE,
    clientSecret: 'pi_1_secret_2',
    purchaseId: PURCHASE.id,
    state: 'open',
    tokens: 40,
  } as const;
  const attemptSent = async (purchase: typeof PURCHASE): Promise<unknown> => {
    const { user, sentTo } = openPlans({
      answers: { ...withSmall('open'), listPurchases: () => ({ purchases: [purchase] }) },
    });
    await choosePro(user);
    await waitFor(() => expect(sentTo('createPaymentIntent')).toHaveLength(1));
    return sentTo('createPaymentIntent')[0];
  };
  beforeEach(() => sessionStorage.setItem('vela.purchase-attempt.200000', ATTEMPT));

  test('ends with a payment that was seen on its way and was paid since', async () => {
    openPlans({
      query: `?purchase=${PURCHASE.id}&redirect_status=pending`,
      answers: { getPurchase: () => ({ ...PURCHASE, state: 'processing' }) },
    });
    await screen.findByRole('dialog', { name: 'Payment on its way' });
    cleanup();
    expect(await attemptSent(PURCHASE)).not.toMatchObject({ body: { attempt: ATTEMPT } });
  });

  /** Less than the price arrived, and was credited: the purchase is for that amount. */
  const CREDITED = { ...PURCHASE, netOre: 199_200, vatOre: 49_800, totalOre: 249_000, receivedOre: 249_000 };

  test('ends with a payment of another amount that was seen and was credited since', async () => {
    openPlans({
      query: `?purchase=${PURCHASE.id}&redirect_status=pending`,
      answers: { getPurchase: () => ({ ...DIFFERING, id: PURCHASE.id }) },
    });
    await screen.findByRole('dialog', { name: 'Another amount arrived' });
    cleanup();
    expect(await attemptSent(CREDITED)).not.toMatchObject({ body: { attempt: ATTEMPT } });
  });

  test('ends with a payment of another amount that was credited before anybody came back to it', async () => {
    const { user, sentTo } = openPlans({
      answers: { ...withSmall('open'), listPurchases: () => ({ purchases: [] }), createPaymentIntent: () => PREPARED },
    });
    await choosePro(user);
    await waitFor(() => expect(sentTo('createPaymentIntent')).toMatchObject([{ body: { attempt: ATTEMPT } }]));
    cleanup();
    openPlans({
      query: `?purchase=${PURCHASE.id}&redirect_status=succeeded`,
      answers: { getPurchase: () => CREDITED },
    });
    await screen.findByRole('dialog', { name: 'Payment succesful' });
    cleanup();
    expect(await attemptSent(CREDITED)).not.toMatchObject({ body: { attempt: ATTEMPT } });
  });

  test('stays where nobody was told of the payment, which is not made twice then', async () => {
    expect(await attemptSent(PURCHASE)).toMatchObject({ body: { attempt: ATTEMPT } });
  });
});

describe('"Pay" that the server refuses', () => {
  const refusedWith = (detail: string, type: string) => () => {
    throw new ApiError(detail, 409, { type, title: 'Conflict', status: 409, detail, message: detail });
  };
  async function pay(beginPayment: NonNullable<Answers['beginPayment']>) {
    Object.assign(window, { Stripe: PROVIDER });
    const opened = openPlans({
      answers: {
        ...withSmall('open'),
        getTokenOffer: () => ({ ...offer(), publishableKey: 'pk_live_1' }),
        beginPayment,
      },
    });
    await choosePro(opened.user);
    const button = await screen.findByRole('button', { name: 'Pay' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await opened.user.click(button);
    return opened;
  }
  afterEach(() => {
    Reflect.deleteProperty(window, 'Stripe');
  });

  test('for another price shows what it costs now', async () => {
    const { sentTo } = await pay(refusedWith('It is 2,500.00 SEK now.', PRICE_CHANGED));
    expect(await screen.findByText('The price has changed')).toBeTruthy();
    expect(screen.getByText('It is 2,500.00 SEK now.')).toBeTruthy();
    await waitFor(() => expect(sentTo('createPaymentIntent')).toHaveLength(2));
  });

  test('as it was ended in another window says so, and does not end the other one’s', async () => {
    const ended = 'You went on with this purchase in another window. Nothing was charged here.';
    const { sentTo } = await pay(refusedWith(ended, 'about:blank'));
    expect(await screen.findByText(ended)).toBeTruthy();
    expect(screen.queryByText('The price has changed')).toBeNull();
    expect(sentTo('createPaymentIntent')).toHaveLength(1);
  });
});

test('another amount than the price waits for somebody only while something of it is here', async () => {
  const returned = { ...DIFFERING, id: '9'.repeat(24), refundedOre: 249_000 };
  openPlans({
    query: `?purchase=${returned.id}&redirect_status=pending`,
    answers: {
      listPurchases: () => ({ purchases: [returned, DIFFERING] }),
      getPurchase: () => returned,
    },
  });
  expect(await screen.findAllByText('Another amount arrived; we are looking into it')).toHaveLength(1);
  const told = within(await screen.findByRole('dialog', { name: 'Another amount arrived' }));
  expect(told.getByText(/went back/)).toBeTruthy();
  expect(told.queryByText(/looking into it/)).toBeNull();
});

/** What the page says of a payment that nobody has decided. */
const ASKING = 'We are asking the bank; nothing more to do';

test('once the bank has said yes the page behind says so too, and the focus stays on the page', async () => {
  let state: PurchaseState = 'unknown';
  const { user } = openPlans({
    query: `?purchase=${PURCHASE.id}&redirect_status=succeeded`,
    answers: {
      listPurchases: () => ({ purchases: [{ ...PURCHASE, state }] }),
      getPurchase: async () => {
        await screen.findByText(ASKING);
        state = 'paid';
        return { ...PURCHASE, state };
      },
    },
  });
  await screen.findByRole('dialog', { name: 'Payment succesful' });
  await waitFor(() => expect(screen.queryByText(ASKING)).toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('who comes back from a payment is greeted and goes on', async () => {
  const { user, path } = openPlans({ query: '?redirect_status=succeeded&payment_intent=pi_1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment succesful' }));
  await user.click(dialog.getByRole('button', { name: 'Continue to dashboard' }));
  await waitFor(() => expect(path()).toBe(PATHS.talentSeekerDashboard));
});

test.each(['failed', 'constructor'])('who comes back without having paid is told so: %s', async (status) => {
  const { user, path } = openPlans({ query: `?redirect_status=${status}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment failed' }));
  await user.click(dialog.getByRole('button', { name: 'Back to the plans' }));
  await waitFor(() => expect(path()).toBe(PATHS.subscriptions));
});
