const NUMBER_DIGITS = 6;

/** @returns a receipt's number as printed, such as "R-000012" */
export const receiptText = (number: number): string => `R-${String(number).padStart(NUMBER_DIGITS, '0')}`;
