import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Text } from '@vela/design-system/typography';
import { tokensText } from '../../../words/counts.js';
import { oreText } from '../../../words/money.js';
import type { usePaymentIntent } from '../api/payment-intent.js';
import { paymentFaultOf } from '../payment-fault.js';
import { PRO_PACK } from '../plans.js';
import { PaymentFailed } from './payment-failed.js';

export interface PaymentDialogProps {
  /** The request that prepares the payment, already under way. */
  readonly intent: ReturnType<typeof usePaymentIntent>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What the payment of the Pro plan comes to: being prepared, refused, or ready. */
export function PaymentDialog({ intent, onRetry, onClose }: PaymentDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pro, ${tokensText(PRO_PACK.tokens)}`}
      description={`${oreText(PRO_PACK.netOre)} plus VAT`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>Close</Button>
          {intent.isError && <Button onClick={onRetry}>Try again</Button>}
        </>
      }
    >
      {intent.isPending && <Text role="status">{TEXTS.loading}</Text>}
      {intent.isError && <PaymentFailed fault={paymentFaultOf(intent.error)} />}
      {intent.isSuccess && (
        <Banner tone="info" title="Your payment is prepared">
          Paying by card is not possible in this version yet. Nothing was charged.
        </Banner>
      )}
    </Dialog>
  );
}
