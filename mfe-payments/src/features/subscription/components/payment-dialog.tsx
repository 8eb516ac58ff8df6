import { useEffect, useState } from 'react';
import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { RadioGroup } from '@vela/design-system/radio';
import { Text } from '@vela/design-system/typography';
import { oreText, tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { TOKEN_PACKS } from '@vela/market/prices';
import { usePaymentIntent } from '../api/payment-intent.js';
import { useProvider } from '../api/provider.js';
import { useTokenOffer } from '../api/token-offer.js';
import { paymentFailureOf } from '../payment-failure.js';
import { PRO_PACK } from '../plans.js';
import { refusedActionOf } from '../refused-action.js';
import { AmountList } from './amounts.js';
import { PaymentFailed } from './payment-failed.js';
import { PaymentForm } from './payment-form.js';

export interface PaymentDialogProps {
  /** Net price in öre of the pack that is chosen at first. */
  readonly startOre: number;
  /** That pack is of a purchase which was begun and is not over. */
  readonly goesOn?: boolean;
  readonly onClose: () => void;
  /** The payment of this purchase is decided, or on its way. */
  readonly onSettled: (purchaseId: string) => void;
  /** The server refuses the purchase for a reason that lies with the company. */
  readonly onRefused: (message: string) => void;
}

const packs = () =>
  TOKEN_PACKS.map(({ tokens, netOre }) => ({
    value: String(netOre),
    label: tokensText(tokens),
    description: t('{price} plus VAT', { price: oreText(netOre) }),
  }));

/** Buys a token pack: which one, what it comes to, the provider's form. */
export function PaymentDialog({ startOre, goesOn = false, onClose, onSettled, onRefused }: PaymentDialogProps) {
  const [netOre, setNetOre] = useState(startOre);
  const [busy, setBusy] = useState(false);
  const [change, setChange] = useState<string | null>(null);
  const offer = useTokenOffer();
  const provider = useProvider(offer.data);
  const intent = usePaymentIntent(netOre);
  const prepared = intent.data;
  const failure = intent.error ?? offer.error ?? provider.error;
  const refusal = refusedActionOf(intent.error);

  useEffect(() => {
    if (refusal !== null) onRefused(refusal);
  }, [refusal, onRefused]);
  useEffect(() => {
    if (prepared?.clientSecret === null) onSettled(prepared.purchaseId);
  }, [prepared, onSettled]);

  const tryAgain = () => {
    for (const part of [offer, provider, intent]) if (part.isError) void part.refetch();
  };
  /** It costs something else than was shown: the server says why, and what it comes to now. */
  const showAnew = (error: unknown) => {
    setChange(paymentFailureOf(error).message);
    void intent.refetch();
  };
  const clientSecret = prepared?.clientSecret ?? null;

  return (
    <Dialog
      open
      // The bank may ask whoever pays a question of its own, which the provider draws over the page.
      coverable
      underWay={busy}
      onClose={onClose}
      title={t('Pro, {tokens}', { tokens: tokensText(netOre / (PRO_PACK.netOre / PRO_PACK.tokens)) })}
      actions={
        failure === null ? undefined : (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('Close')}
            </Button>
            <Button onClick={tryAgain}>{t('Try again')}</Button>
          </>
        )
      }
    >
      <Stack gap={24}>
        {goesOn && netOre === startOre && (
          <Text tone="muted">{t('Your purchase that is not finished goes on. Another choice ends it.')}</Text>
        )}
        <RadioGroup
          label={t('Tokens')}
          disabled={busy}
          value={String(netOre)}
          onChange={(value) => {
            setChange(null);
            setNetOre(Number(value));
          }}
          options={packs()}
        />
        {change !== null && (
          <Banner tone="warning" title={t('The price has changed')}>
            {change}
          </Banner>
        )}
        {prepared !== undefined && <AmountList {...prepared} />}
        {failure === null && (clientSecret === null || provider.data === undefined) && (
          <Text role="status">{TEXTS.loading}</Text>
        )}
        {failure !== null && <PaymentFailed failure={paymentFailureOf(failure)} />}
        {failure === null && prepared !== undefined && clientSecret !== null && provider.data !== undefined && (
          <PaymentForm
            stripe={provider.data}
            prepared={prepared}
            clientSecret={clientSecret}
            onUnclear={() => onSettled(prepared.purchaseId)}
            onRepriced={showAnew}
            onBusy={setBusy}
          />
        )}
      </Stack>
    </Dialog>
  );
}
