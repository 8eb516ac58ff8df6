/** What is issued: of a purchase that was paid, of a fee that is owed, of what is given back of either. */
export const DOCUMENT_KINDS = ['receipt', 'invoice', 'creditNote'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Why something is given back. */
export const CREDIT_REASONS = [
  'refund',
  'disputeLost',
  'disputeWon',
  'refundReturned',
  'contractEnded',
  'hireUndone',
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];
