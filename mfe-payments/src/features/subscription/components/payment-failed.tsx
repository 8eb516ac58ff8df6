import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import type { PaymentFailure } from '../payment-failure.js';

export interface PaymentFailedProps {
  readonly failure: PaymentFailure;
  /** What it stands in is headed so already. */
  readonly untitled?: boolean;
}

/** Why a payment failed, and where that came from. */
export const PaymentFailed = ({ failure: { message, origin }, untitled = false }: PaymentFailedProps) => (
  <Banner tone="danger" {...(untitled ? {} : { title: TEXTS.paymentFailed })}>
    <p>{message}</p>
    {origin !== null && <p>{origin}</p>}
  </Banner>
);
