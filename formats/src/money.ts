import { numberText } from '@vela/language';
import { ORE_PER_KRONA } from '@vela/market/prices';

/** @returns a whole number with what the language has between thousands: '62,000', '62 000' in Swedish */
export const groupedNumber = (value: number): string => numberText(Math.round(value), 0, 0);

/** @param amount in kronor @returns such as '2,000 SEK' */
export const sekText = (amount: number): string => `${numberText(amount)} SEK`;

/** @param ore in öre @returns the amount in kronor, such as '8,437.5 SEK' */
export const oreText = (ore: number): string => sekText(ore / ORE_PER_KRONA);

/** @param ore in öre @returns the amount in kronor with its öre, such as '2,500.00 SEK', for sums that are paid */
export const exactOreText = (ore: number): string => `${numberText(ore / ORE_PER_KRONA, 2)} SEK`;
