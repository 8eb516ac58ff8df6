import { useEffect, useState } from 'react';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { RadioGroup } from '@vela/design-system/radio';
import { Text } from '@vela/design-system/typography';
import { oreText, tokensText } from '@vela/formats';
import { TOKEN_PACKS } from '@vela/market/prices';
import { usePaymentIntent } from '../api/payment-intent.js';
import { useProvider } from '../api/provider.js';
import { useTokenOffer } from '../api/token-offer.js';
import { paymentFaultOf } from '../payment-fault.js';
import { PRO_PACK } from '../plans.js';
import { refusedActionOf } from '../refused-action.js';
import { AmountList } from './amounts.js';
import { PaymentFailed } from './payment-failed.js';
import { PaymentForm } from './payment-form.js';

export interface PaymentDialogProps {
  readonly onClose: () => void;
  /** The payment of this purchase is decided, or on its way. */
  readonly onSettled: (purchaseId: string) => void;
  /** The server refuses the purchase for a reason that lies with the company. */
  readonly onRefused: (message: string) => void;
}

const PACKS = TOKEN_PACKS.map(({ tokens, netOre }) => ({
  value: String(netOre),
  label: tokensText(tokens),
  description: `${oreText(netOre)} plus VAT`,
}));

/** Buys a token pack: which one, what it comes to, the provider's form. */
export function PaymentDialog({ onClose, onSettled, onRefused }: PaymentDialogProps) {
  const [netOre, setNetOre] = useState<number>(PRO_PACK.netOre);
  const [busy, setBusy] = useState(false);
  const offer = useTokenOffer();
  const provider = useProvider(offer.data);
  const intent = usePaymentIntent(netOre);
  const prepared = intent.data;
  const fault = intent.error ?? offer.error ?? provider.error;
  const refusal = refusedActionOf(intent.error);

  useEffect(() => {
    if (refusal !== null) onRefused(refusal);
  }, [refusal, onRefused]);
  useEffect(() => {
    if (prepared?.state === 'paid' || prepared?.state === 'processing') onSettled(prepared.purchaseId);
  }, [prepared, onSettled]);

  const tryAgain = () => {
    for (const part of [offer, provider, intent]) if (part.isError) void part.refetch();
  };
  /** The payment may have gone through although its answer was lost: the server asks the provider. */
  const askAgain = async (): Promise<boolean> => {
    const { data } = await intent.refetch();
    return data?.state === 'paid' || data?.state === 'processing';
  };
  const ready = prepared !== undefined && provider.data !== undefined;

  return (
    <Dialog
      open
      // The bank may ask whoever pays a question of its own, which the provider draws over the page.
      coverable
      dismissible={!busy}
      onClose={onClose}
      title={`Pro, ${tokensText(netOre / (PRO_PACK.netOre / PRO_PACK.tokens))}`}
      actions={
        fault === null ? undefined : (
          <>
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
            <Button onClick={tryAgain}>Try again</Button>
          </>
        )
      }
    >
      <Stack gap={24}>
        <RadioGroup
          label="Tokens"
          disabled={busy}
          value={String(netOre)}
          onChange={(value) => setNetOre(Number(value))}
          options={PACKS}
        />
        {prepared !== undefined && <AmountList {...prepared} />}
        {fault === null && !ready && <Text role="status">{TEXTS.loading}</Text>}
        {fault !== null && <PaymentFailed fault={paymentFaultOf(fault)} />}
        {ready && fault === null && (
          <PaymentForm stripe={provider.data} prepared={prepared} onUnclear={askAgain} onBusy={setBusy} />
        )}
      </Stack>
    </Dialog>
  );
}
