/** @returns digits with '.' between thousands, as amounts are shown in every field */
export const groupedDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** @returns the digits of a text, without leading zeros */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');

export const isDigits = (text: string): boolean => /^\d+$/.test(text);
