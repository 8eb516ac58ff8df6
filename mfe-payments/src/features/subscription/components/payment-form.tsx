import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementLocale, StripeElements, StripeError } from '@stripe/stripe-js';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { ApiError } from '@vela/contracts/client';
import { PRICE_CHANGED } from '@vela/contracts/problem';
import { PATHS } from '@vela/contracts/routes';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { lightGround, radius, space } from '@vela/design-system/theme';
import { Text } from '@vela/design-system/typography';
import { inContext, isLanguage, pathIn, t, tongueAtHand } from '@vela/language';
import { useBeginPayment } from '../api/begin-payment.js';
import { type PaymentFailure, paymentFailureOf, providerFailureOf } from '../payment-failure.js';
import { PaymentFailed } from './payment-failed.js';

/** The provider draws dark words on nothing: in the dark they get a light ground to stand on. */
const ProvidersFields = styled.div`
  ${lightGround}
  margin-inline: calc(-1 * ${space(12)});
  padding: ${space(12)};
  border-radius: ${radius.field};
`;

/** The address to which the provider sends somebody back: this page, with the purchase to look at. */
const returnAddress = (purchaseId: string): string =>
  new URL(pathIn(tongueAtHand(), `${PATHS.subscriptions}?purchase=${purchaseId}`), window.location.origin).href;

/** @returns what the provider calls the page's language; it chooses by the browser where it has no name for it */
const providersLocale = (): StripeElementLocale => {
  const tongue = tongueAtHand();
  return isLanguage(tongue) ? tongue : 'auto';
};

/** A card was refused or not filled in: another try is the next step. Everything else may hide a payment that went through. */
const isAboutCard = ({ type }: StripeError): boolean => type === 'card_error' || type === 'validation_error';

const costsOther = (error: unknown): boolean => error instanceof ApiError && error.problem?.type === PRICE_CHANGED;

export interface PaymentFormProps {
  readonly stripe: Stripe | null;
  readonly prepared: PaymentIntentAnswer;
  /** What identifies the payment to the provider. */
  readonly clientSecret: string;
  /** Told when the provider alone knows whether the payment went through. */
  readonly onUnclear: () => void;
  /** Told the server's refusal where it costs something else than was shown. */
  readonly onRepriced: (error: unknown) => void;
  readonly onBusy: (busy: boolean) => void;
}

function Fields({ prepared, clientSecret, onUnclear, onRepriced, onBusy }: Omit<PaymentFormProps, 'stripe'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [paying, setPaying] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const begin = useBeginPayment(prepared);

  const busy = (isBusy: boolean) => {
    setPaying(isBusy);
    onBusy(isBusy);
  };
  const ended = (error: StripeError) => {
    if (isAboutCard(error)) setFailure(providerFailureOf(error));
    else onUnclear();
  };

  const pay = async () => {
    if (stripe === null || elements === null || paying) return;
    busy(true);
    setFailure(null);
    const { error: incomplete } = await elements.submit();
    if (incomplete) setFailure(providerFailureOf(incomplete));
    else await confirm(stripe, elements);
    busy(false);
  };
  const confirm = async (provider: Stripe, card: StripeElements) => {
    try {
      await begin();
    } catch (error) {
      if (costsOther(error)) onRepriced(error);
      else setFailure(paymentFailureOf(error));
      return;
    }
    // Whoever can pay is sent on by the provider; only failures come back here.
    const { error } = await provider.confirmPayment({
      elements: card,
      confirmParams: { return_url: returnAddress(prepared.purchaseId) },
    });
    ended(error);
  };
  /** The bank's question was closed before it was answered, perhaps in another browser. */
  const goOn = async () => {
    if (stripe === null || paying) return;
    busy(true);
    const { error } = await stripe.handleNextAction({ clientSecret });
    if (error === undefined) onUnclear();
    else ended(error);
    busy(false);
  };

  return (
    <Stack gap={16}>
      {prepared.state === 'needsAction' && (
        <Banner
          tone="info"
          title={t('Your bank waits for your answer')}
          action={
            <Button
              variant="secondary"
              size="small"
              disabled={!ready}
              aria-disabled={paying}
              onClick={() => void goOn()}
            >
              {t('Go on at your bank')}
            </Button>
          }
        >
          {t(
            'You started this purchase and did not confirm it. Continue, or pay with another card. It is charged once.',
          )}
        </Banner>
      )}
      {!ready && failure === null && <Text role="status">{TEXTS.loading}</Text>}
      <ProvidersFields>
        <PaymentElement
          onReady={() => setReady(true)}
          onLoadError={({ error }) => setFailure(providerFailureOf(error))}
        />
      </ProvidersFields>
      {failure !== null && <PaymentFailed failure={failure} />}
      <Button block loading={paying} disabled={!ready} onClick={() => void pay()}>
        {inContext('to do', 'Pay')}
      </Button>
    </Stack>
  );
}

/** The provider's form for one prepared payment. It can be tried again with another card: it stays the same payment. */
export function PaymentForm({ stripe, ...rest }: PaymentFormProps) {
  const { clientSecret } = rest;
  const options = useMemo(() => ({ clientSecret, locale: providersLocale() }), [clientSecret]);
  return (
    <Elements stripe={stripe} options={options} key={clientSecret}>
      <Fields {...rest} />
    </Elements>
  );
}
