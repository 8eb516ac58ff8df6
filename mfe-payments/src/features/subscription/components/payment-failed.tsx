import { TEXTS } from '@vela/contracts/texts';
import { Banner } from '@vela/design-system/banner';
import type { PaymentFault } from '../payment-fault.js';

/** Why a payment failed, and where that came from. */
export const PaymentFailed = ({ fault: { message, origin } }: { readonly fault: PaymentFault }) => (
  <Banner tone="danger" title={TEXTS.paymentFailed}>
    <p>{message}</p>
    {origin !== null && <p>{origin}</p>}
  </Banner>
);
