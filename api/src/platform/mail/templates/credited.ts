/**
 * A payment that differed from its price has no receipt while nothing is credited for it.
 * @param receiptNumber '' where there is none
 */
export const isCredited = (receiptNumber: string): boolean => receiptNumber !== '';
