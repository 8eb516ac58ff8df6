import { useEffect } from 'react';
import { listPurchases } from '@vela/contracts/endpoints';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Purchase, PurchaseState } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { TextLink } from '@vela/design-system/link';
import { useOutdate, useSession } from '@vela/design-system/services';
import { tokensText } from '@vela/formats';
import { t, texts } from '@vela/language';
import { receivedOreLeft } from '@vela/market/purchases';
import { useNavigate, useSearchParams } from '@vela/router';
import { usePurchase } from '../../../purchase/get-purchase.js';
import { endAttemptsOf, noteTold } from '../attempt.js';
import { storedFailureOf } from '../payment-failure.js';
import { PaymentFailed } from './payment-failed.js';

type Outcome = 'paid' | 'onItsWay' | 'needsAction' | 'failed' | 'unknown' | 'differs' | 'returned';

/** What the address says, where no purchase is named that could be asked for. */
const BY_STATUS: ReadonlyMap<string, Outcome> = new Map([
  ['succeeded', 'paid'],
  ['processing', 'onItsWay'],
  ['pending', 'onItsWay'],
]);

const TITLES = texts({
  onItsWay: 'Payment on its way',
  needsAction: 'Your bank waits for your answer',
  unknown: 'We are checking your payment',
  differs: 'Another amount arrived',
  returned: 'Another amount arrived',
});

/** What a colleague's purchase is called and said to be, where that is another thing than one's own. */
const THEIR_TITLES: Readonly<Partial<Record<Outcome, string>>> = texts({
  needsAction: 'A colleague’s bank waits for an answer',
});
const THEIR_WORDS: Readonly<Partial<Record<Outcome, string>>> = texts({
  onItsWay: 'The bank is still working on it. The tokens are in your balance as soon as it has confirmed.',
  failed: 'Nothing was charged. The colleague who started this purchase may try again.',
  needsAction: 'A colleague started this purchase. Nothing is charged before they have answered their bank.',
});

function titleOf(outcome: Outcome, own: boolean): string {
  const theirs = own ? undefined : THEIR_TITLES[outcome];
  if (theirs !== undefined) return theirs;
  if (outcome === 'paid') return TEXTS.paymentSucceeded;
  return outcome === 'failed' ? TEXTS.paymentFailed : TITLES[outcome];
}

function outcomeOf(purchase: Purchase | undefined, asked: boolean, status: string): Outcome {
  if (purchase === undefined) return asked ? 'unknown' : (BY_STATUS.get(status) ?? 'failed');
  if (purchase.state === 'differs' && receivedOreLeft(purchase) <= 0) return 'returned';
  return BY_STATE[purchase.state];
}

const BY_STATE: Readonly<Record<PurchaseState, Outcome>> = {
  open: 'failed',
  unknown: 'unknown',
  needsAction: 'needsAction',
  processing: 'onItsWay',
  failed: 'failed',
  canceled: 'failed',
  differs: 'differs',
  paid: 'paid',
};

/** What whoever buys is told of here, and may end while nobody looks. */
const NOT_DECIDED: readonly PurchaseState[] = ['unknown', 'needsAction', 'processing', 'differs'];

const WORDS: Readonly<Record<Outcome, string>> = texts({
  paid: 'Your tokens are in your balance as soon as the payment provider has confirmed.',
  onItsWay:
    'Your bank is still working on it. Your tokens are in your balance as soon as it has confirmed; you need not wait here.',
  failed: 'Nothing was charged. You may try again, or with another card.',
  needsAction: 'Nothing is charged before you have answered. You can go on with this purchase from any browser.',
  unknown:
    'We are asking the bank; nothing more to do. If it went through, your tokens arrive by themselves. Nothing is charged twice.',
  differs: 'We are looking into it, and either credit it or pay it back; you need not do anything.',
  returned: 'It went back to the card, and no tokens were credited for it.',
});

/** @returns what became of the tokens of a purchase that was paid; those that repaid a debt came into no balance */
function addedText({ tokens, repaidTokens = 0 }: Purchase): string {
  const left = tokens - repaidTokens;
  if (repaidTokens === 0) return t('{tokens} were added to your balance.', { tokens: tokensText(tokens) });
  return left <= 0
    ? t('What you bought, {tokens}, went to what your company owed.', { tokens: tokensText(tokens) })
    : t('Of {tokens}, {repaid, number} went to what your company owed; {left} were added to your balance.', {
        tokens: tokensText(tokens),
        repaid: repaidTokens,
        left: tokensText(left),
      });
}

/** @returns how what was paid went back; a card that the bank sent it back from did not get it */
const returnedText = (purchase: Purchase | undefined): string =>
  purchase?.refunds.some(({ otherwiseAt }) => otherwiseAt !== undefined) === true
    ? t('It was paid back, and no tokens were credited for it.')
    : WORDS.returned;

const wordsOf = (outcome: Outcome, own: boolean): string => (own ? undefined : THEIR_WORDS[outcome]) ?? WORDS[outcome];

export interface ReturnNoticeProps {
  /** Told the purchase to go on with, where one is known. */
  readonly onRetry: (purchase: Purchase | undefined) => void;
}

/**
 * Greets who comes back from the payment provider. It shows what the server knows of the purchase, which asks the
 * provider; tokens are credited by that, never by this page or its address.
 */
export function ReturnNotice({ onRetry }: ReturnNoticeProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const status = search.get('redirect_status');
  const purchaseId = status === null ? null : search.get('purchase');
  const { data: purchase, isError, refetch } = usePurchase(purchaseId);
  const outdate = useOutdate();
  const state = purchase?.state;
  const paid = purchase?.state === 'paid' ? purchase : null;

  useEffect(() => {
    // What stands behind the dialog says the same.
    if (state !== undefined) void outdate(listPurchases);
  }, [outdate, state]);

  useEffect(() => {
    if (purchase?.own === true && NOT_DECIDED.includes(purchase.state)) noteTold(purchase);
  }, [purchase]);

  useEffect(() => {
    if (paid === null) return;
    if (paid.own) endAttemptsOf(paid);
    void refresh();
    // The balance is read once for each payment, whatever else changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [paid?.netOre, purchaseId]);

  if (status === null) return null;
  const stay = () => void navigate(PATHS.subscriptions, { replace: true });
  const goOn = () => void navigate(PATHS.talentSeekerDashboard);
  const outcome = outcomeOf(purchase, purchaseId !== null, status);
  const own = purchase?.own ?? true;
  if (isError && purchase === undefined)
    return (
      <Dialog
        open
        onClose={stay}
        title={t('We could not ask how your payment stands')}
        description={t('If it went through, your tokens arrive without you doing anything. Nothing is charged twice.')}
        actions={<Button onClick={() => void refetch()}>{t('Ask again')}</Button>}
      />
    );
  const retry = () => {
    stay();
    onRetry(purchase);
  };
  return (
    <Dialog
      open
      onClose={stay}
      title={titleOf(outcome, own)}
      description={
        outcome === 'paid' && purchase !== undefined ? (
          <>
            {addedText(purchase)}{' '}
            <TextLink to={pathTo(PATHS.receipt, { purchaseId: purchase.id })}>{t('See the receipt')}</TextLink>
          </>
        ) : outcome === 'returned' ? (
          returnedText(purchase)
        ) : (
          wordsOf(outcome, own)
        )
      }
      actions={
        own && (outcome === 'failed' || outcome === 'needsAction') ? (
          <>
            <Button variant="quiet" onClick={stay}>
              {t('Back to the plans')}
            </Button>
            <Button onClick={retry}>{outcome === 'failed' ? t('Try again') : t('Go on')}</Button>
          </>
        ) : outcome === 'unknown' || outcome === 'failed' || outcome === 'needsAction' ? (
          <Button variant="quiet" onClick={stay}>
            {t('Close')}
          </Button>
        ) : (
          <Button onClick={goOn}>{TEXTS.continueToDashboard}</Button>
        )
      }
    >
      {outcome === 'failed' && purchase?.fault && <PaymentFailed failure={storedFailureOf(purchase.fault)} untitled />}
    </Dialog>
  );
}
