/** Keys of everything this slice keeps from the server. */
export const queryKeys = {
  tokenOffer: ['tokenOffer'],
  paymentIntent: (attempt: string) => ['paymentIntent', attempt],
  purchases: ['purchases'],
  purchase: (id: string) => ['purchases', id],
  invoices: ['invoices'],
  statement: (filter: object) => ['statement', filter],
} as const;
