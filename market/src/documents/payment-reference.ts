const digitsOf = (text: string): number[] => [...text.replace(/\D/g, '')].map(Number);

/** Every second digit, counted from the right, is doubled; the sum of all digits. */
function luhnSum(digits: readonly number[], doubledFromRight: 0 | 1): number {
  return digits.toReversed().reduce((sum, digit, index) => {
    const weighted = index % 2 === doubledFromRight ? digit * 2 : digit;
    return sum + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
}

/** @returns the digit that makes a number pass the Luhn check (ISO/IEC 7812-1, annex B), as Bankgirot uses it */
export const luhnDigitOf = (digits: string): number => (10 - (luhnSum(digitsOf(digits), 0) % 10)) % 10;

/** @returns whether a number, its last digit included, passes the Luhn check */
export const passesLuhn = (text: string): boolean => luhnSum(digitsOf(text), 1) % 10 === 0;

/**
 * What a payment of an invoice names: its number, the length's last digit, and a check digit (Bankgirot, "OCR with
 * variable length and length check").
 */
export function paymentReferenceOf(invoiceNumber: number): string {
  const digits = String(invoiceNumber);
  const withLength = `${digits}${(digits.length + 2) % 10}`;
  return `${withLength}${luhnDigitOf(withLength)}`;
}

/** @returns whether a text is a Bankgiro number: seven or eight digits, the last a check digit */
export const isBankgiro = (text: string): boolean => /^\d{3,4}-?\d{4}$/.test(text) && passesLuhn(text);

/** @returns whether a text is an IBAN by its check digits (ISO 13616: the number, rearranged, is 1 modulo 97) */
export function isIban(text: string): boolean {
  const compact = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false;
  const digits = [...compact.slice(4), ...compact.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
