import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import type { PaymentFailure } from '../payment-failure.js';

/** Why a payment failed, and where that came from. */
export const PaymentFailed = ({ failure: { message, origin } }: { readonly failure: PaymentFailure }) => (
  <Banner tone="danger" title={TEXTS.paymentFailed}>
    <p>{message}</p>
    {origin !== null && <p>{origin}</p>}
  </Banner>
);
