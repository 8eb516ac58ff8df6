import { locale } from '@vela/language';
import { ORE_PER_KRONA } from '@vela/market/prices';

const formats = new Map<string, Intl.NumberFormat>();

/** @returns how numbers are written in the language at hand, with so many decimals */
function numberFormat(fewest: number, most: number): Intl.NumberFormat {
  const key = `${locale()} ${fewest} ${most}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale(), { minimumFractionDigits: fewest, maximumFractionDigits: most });
  formats.set(key, made);
  return made;
}

/** @returns a whole number with what the language has between thousands: '62,000', '62 000' in Swedish */
export const groupedNumber = (value: number): string => numberFormat(0, 0).format(Math.round(value));

/** @param amount in kronor @returns such as '2,000 SEK' */
export const sekText = (amount: number): string => `${numberFormat(0, 2).format(amount)} SEK`;

/** @param ore in öre @returns the amount in kronor, such as '8,437.5 SEK' */
export const oreText = (ore: number): string => sekText(ore / ORE_PER_KRONA);

/** @param ore in öre @returns the amount in kronor with its öre, such as '2,500.00 SEK', for sums that are paid */
export const exactOreText = (ore: number): string => `${numberFormat(2, 2).format(ore / ORE_PER_KRONA)} SEK`;
