/** Open requests whose counter-offer waits for the company; what `waitsForCompany` says of one that was read. */
export const WAITING_FOR_COMPANY = {
  'counterOffer.createdAt': { $type: 'date' },
  'counterOffer.answeredAt': null,
} as const;

/** Those that wait for the talent. */
export const WAITING_FOR_TALENT = { $nor: [WAITING_FOR_COMPANY] };
