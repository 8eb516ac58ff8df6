import type { PaymentCase, PaymentCaseAction } from '@vela/contracts/schemas';
import { exactOreText } from '@vela/formats';
import { t, texts } from '@vela/language';

type Kind = PaymentCase['kind'];

const KIND_TEXTS: Readonly<Record<Kind, string>> = texts({
  dispute: 'Disputed',
  refundFailed: 'Refund came back',
  companyClosed: 'Company is closed or suspended',
  amountDiffers: 'Amount differs',
  stuck: 'Not decided',
});

/** What is said of a bank that only asks, and of a refund of a payment for which nothing was ever credited. */
const OF_INQUIRY = texts({
  kind: 'The bank asks',
  advice:
    'The bank asks about this payment and has taken nothing. Answer in the provider’s dashboard before the day named, or refund the payment. Its tokens are frozen meanwhile.',
});
const UNCREDITED = texts({
  advice:
    'The bank sent the refund back. Nothing was credited for this payment. Refund it again, or agree with the company on another way and say here once it is paid.',
  paidOtherwise:
    'Pay it first, and say how. It counts as paid back, and the company gets a mail. Nothing was credited for this payment: there are no tokens to take back.',
});

/** @returns what a case is about, in a word or two */
export const kindText = ({ kind, inquiry = false }: Pick<PaymentCase, 'kind' | 'inquiry'>): string =>
  inquiry ? OF_INQUIRY.kind : KIND_TEXTS[kind];

/** @returns what to do about an open case */
export function adviceOf({
  kind,
  inquiry = false,
  receiptNumber,
}: Pick<PaymentCase, 'kind' | 'inquiry' | 'receiptNumber'>): string {
  if (inquiry) return OF_INQUIRY.advice;
  return kind === 'refundFailed' && receiptNumber === null ? UNCREDITED.advice : ADVICE[kind];
}

const ADVICE: Readonly<Record<Kind, string>> = texts({
  dispute:
    'Answer with evidence in the provider’s dashboard before the day named, or accept it. Its tokens are frozen meanwhile; if it is lost they are taken back, and what was spent is owed.',
  refundFailed:
    'The bank sent the refund back and its tokens are in the balance again. Refund it again, or agree with the company on another way and say here once it is paid, or that the payment stands.',
  companyClosed: 'Nobody may spend these tokens. Refund the payment, unless the company is to act again.',
  amountDiffers: 'Nothing is credited yet. Credit what arrived, or refund it.',
  stuck:
    'Look the payment up in the provider’s dashboard. It is asked for every minute; the case closes by itself once it is decided.',
});

export const OUTCOME_TEXTS: Readonly<Record<NonNullable<PaymentCase['outcome']>, string>> = texts({
  won: 'Won: the payment stands',
  lost: 'Lost: charged back',
  refunded: 'Refunded',
  paidOtherwise: 'Paid back another way',
  staysPaid: 'Not paid back: the payment stands',
  credited: 'Credited',
  settled: 'Decided by itself',
  noted: 'Closed by hand',
});

interface ActionTexts {
  readonly label: string;
  readonly title: string;
  readonly confirm: string;
  readonly done: string;
  readonly description: string;
}

const ACTION_TEXTS: Readonly<Record<PaymentCaseAction, ActionTexts>> = texts({
  refund: {
    label: 'Refund',
    title: 'Refund this payment',
    confirm: 'Refund all that is left',
    done: 'The refund is asked for',
    description: 'All that is left of the payment is paid back to the card. Unspent tokens are taken back.',
  },
  paidOtherwise: {
    label: 'Paid back otherwise',
    title: 'It was paid back another way',
    confirm: 'It is paid back',
    done: 'It is noted as paid back',
    description:
      'Pay it first, and say how. It counts as paid back: its tokens are taken back, its credit note holds, and the company gets a mail.',
  },
  staysPaid: {
    label: 'It stays paid',
    title: 'Leave the payment as paid',
    confirm: 'It stays paid',
    done: 'The payment stands',
    description:
      'Nothing is paid back. The company keeps the tokens, and gets a receipt that takes the place of what was credited.',
  },
  acceptDispute: {
    label: 'Accept dispute',
    title: 'Give this dispute up',
    confirm: 'Accept the loss',
    done: 'The dispute is lost',
    description: 'It is lost at once and cannot be answered any more. Tokens are taken back; spent ones are owed.',
  },
  credit: {
    label: 'Credit',
    title: 'Credit what arrived',
    confirm: 'Credit',
    done: 'The payment is credited',
    description: 'The purchase is for the amount that arrived, with its receipt.',
  },
  close: {
    label: 'Close',
    title: 'Close this case',
    confirm: 'Close the case',
    done: 'The case is closed',
    description: 'Nothing else happens. Say how it was settled.',
  },
});

/** A refund that came back is made again: that much, whatever else of the payment is here. */
function refundAgainTexts(amountOre: number): ActionTexts {
  const amount = exactOreText(amountOre);
  return {
    label: t('Refund again'),
    title: t('Refund {amount} again', { amount }),
    confirm: t('Refund {amount}', { amount }),
    done: ACTION_TEXTS.refund.done,
    description: t(
      '{amount} is paid back to the card once more. What else is left of the payment stays. Unspent tokens are taken back.',
      { amount },
    ),
  };
}

/** @returns what an action is called and said to do with a case */
export function actionTextsOf(
  action: PaymentCaseAction,
  { kind, amountOre, receiptNumber }: Pick<PaymentCase, 'kind' | 'amountOre' | 'receiptNumber'>,
): ActionTexts {
  if (action === 'refund' && kind === 'refundFailed') return refundAgainTexts(amountOre);
  return action === 'paidOtherwise' && receiptNumber === null
    ? { ...ACTION_TEXTS[action], description: UNCREDITED.paidOtherwise }
    : ACTION_TEXTS[action];
}
