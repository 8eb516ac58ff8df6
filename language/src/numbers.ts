import { locale } from './locale.js';

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale()} ${Object.values(options).join(' ')}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale(), options);
  formats.set(key, known);
  return known;
}

/**
 * @param fewest decimals that are always written @param most decimals that are written at all
 * @returns a number as the language at hand writes it: '62,000.5', '62 000,5' in Swedish; below 0 with a minus, in any of them
 */
export const numberText = (value: number, fewest = 0, most = Math.max(fewest, 2)): string =>
  numberFormat({ minimumFractionDigits: fewest, maximumFractionDigits: most })
    .format(value)
    // English writes a hyphen, half as wide as a plus.
    .replace('-', '\u2212');

/**
 * @param percent of a hundred, such as 80 @param fewest decimals that are always written; at most one is where there is one
 * @returns such as '80%', '80 %' in Swedish; its sign never stands alone at the beginning of a line
 */
export const percentText = (percent: number, fewest = 0): string =>
  numberFormat({ style: 'percent', minimumFractionDigits: fewest, maximumFractionDigits: Math.max(fewest, 1) }).format(
    percent / 100,
  );
