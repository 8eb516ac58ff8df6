import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeError } from '@stripe/stripe-js';
import { useMemo, useState } from 'react';
import { PATHS } from '@vela/contracts/routes';
import type { PaymentIntentAnswer } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { type PaymentFault, providerFaultOf } from '../payment-fault.js';
import { PaymentFailed } from './payment-failed.js';

/** The address to which the provider sends somebody back: this page, with the purchase to look at. */
const returnAddress = (purchaseId: string): string =>
  new URL(`${PATHS.subscriptions}?purchase=${purchaseId}`, window.location.origin).href;

/** A card was refused or not filled in: another try is the next step. Everything else may hide a payment that went through. */
const isAboutCard = ({ type }: StripeError): boolean => type === 'card_error' || type === 'validation_error';

export interface PaymentFormProps {
  readonly stripe: Stripe | null;
  readonly prepared: PaymentIntentAnswer;
  /** Told when it is unclear whether the payment went through; answers whether it did. */
  readonly onUnclear: () => Promise<boolean>;
  readonly onBusy: (busy: boolean) => void;
}

function Fields({ prepared, onUnclear, onBusy }: Omit<PaymentFormProps, 'stripe'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [paying, setPaying] = useState(false);
  const [fault, setFault] = useState<PaymentFault | null>(null);

  const pay = async () => {
    if (stripe === null || elements === null || paying) return;
    setPaying(true);
    onBusy(true);
    setFault(null);
    // Whoever can pay is sent on by the provider; only failures come back here.
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnAddress(prepared.purchaseId) },
    });
    const wentThrough = !isAboutCard(error) && (await onUnclear());
    if (!wentThrough) setFault(providerFaultOf(error));
    setPaying(false);
    onBusy(false);
  };

  return (
    <Stack gap={16}>
      {!ready && fault === null && <Text role="status">{TEXTS.loading}</Text>}
      <PaymentElement onReady={() => setReady(true)} onLoadError={({ error }) => setFault(providerFaultOf(error))} />
      {fault !== null && <PaymentFailed fault={fault} />}
      <Button block loading={paying} disabled={!ready} onClick={() => void pay()}>
        Pay
      </Button>
    </Stack>
  );
}

/** The provider's form for one prepared payment. It can be tried again with another card: it stays the same payment. */
export function PaymentForm({ stripe, ...rest }: PaymentFormProps) {
  const { clientSecret } = rest.prepared;
  const options = useMemo(() => ({ clientSecret }), [clientSecret]);
  return (
    <Elements stripe={stripe} options={options} key={clientSecret}>
      <Fields {...rest} />
    </Elements>
  );
}
