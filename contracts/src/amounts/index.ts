/** What a written amount means. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly amount: number }
  /** It could be either of two amounts, the smaller first: only the writer knows. */
  | { readonly kind: 'either'; readonly amounts: readonly [number, number] }
  | { readonly kind: 'unclear' };

const UNCLEAR: AmountReading = { kind: 'unclear' };

const NAMES = 'sek|dkk|nok|noc|isk|eur|usd|kronor|kroner|krónur|euros?|dollars?|[€$]|(?<!t)kr';

/** Currencies that people write beside an amount; the field's own says which one counts. */
const CURRENCY = new RegExp(String.raw`^(?:${NAMES})\.?|(?:${NAMES})\.?$|:-$`, 'giu');

const THOUSANDS = /\s*(?:k|tkr)$/iu;
const SPACES = /['’´`\s_]/gu;

/** Digits in groups of three, parted by nothing else than one sign. */
const isGrouped = (text: string, sign: string): boolean => {
  const [first = '', ...rest] = text.split(sign);
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
};

/** Decimals that count: none where amounts are whole, two where they have öre or cents. */
type Decimals = 0 | 2;

const amountOf = (digits: string, decimals: string, kept: Decimals): AmountReading => ({
  kind: 'amount',
  amount: Math.round(Number(`${digits}.${decimals || '0'}`) * 10 ** kept) / 10 ** kept,
});

/** One sign that appears once: it parts thousands or decimals, by what stands on either side. */
function readOneSign(before: string, after: string, thousands: boolean, kept: Decimals): AmountReading {
  if (!/^\d+$/.test(before) || !/^\d*$/.test(after)) return UNCLEAR;
  if (after === '') return thousands ? UNCLEAR : { kind: 'amount', amount: Number(before) };
  if (thousands) return after.length <= 2 ? inThousands(`${before}.${after}`) : UNCLEAR;
  if (after.length === 3 && /^[1-9]\d{0,2}$/.test(before)) return { kind: 'amount', amount: Number(before + after) };
  if (after.length > 2) return UNCLEAR;
  // "65.5" may be sixty-five and a half, or sixty-five and a half thousand, where amounts are whole; "65000.50" is only
  // one thing.
  if (kept > 0 || before.length > 3) return amountOf(before, after, kept);
  const amount = Number(`${before}.${after}`);
  return { kind: 'either', amounts: [Math.round(amount), Math.round(amount * 1000)] };
}

const inThousands = (decimal: string): AmountReading => ({
  kind: 'amount',
  amount: Math.round(Number(decimal) * 1000),
});

/** Both signs: the last one parts the decimals, the other one thousands. */
function readBothSigns(text: string, thousands: boolean, kept: Decimals): AmountReading {
  const sign = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const [digits = '', decimals = '', ...more] = text.split(sign);
  const other = sign === '.' ? ',' : '.';
  if (more.length > 0 || thousands || !isGrouped(digits, other) || !/^\d{1,2}$/.test(decimals)) return UNCLEAR;
  return amountOf(digits.replaceAll(other, ''), decimals, kept);
}

/** One sign several times: it parts thousands; what follows the last one may be decimals after our own thousands. */
function readRepeatedSign(text: string, sign: string, thousands: boolean, kept: Decimals): AmountReading {
  if (thousands) return UNCLEAR;
  if (isGrouped(text, sign)) return { kind: 'amount', amount: Number(text.replaceAll(sign, '')) };
  const at = text.lastIndexOf(sign);
  const decimals = text.slice(at + 1);
  if (!isGrouped(text.slice(0, at), sign) || !/^\d{0,2}$/.test(decimals)) return UNCLEAR;
  return amountOf(text.slice(0, at).replaceAll(sign, ''), decimals, kept);
}

/** Figures with '.' or ',' in them, or neither. @param thousands "k" stood behind them */
function readSigns(text: string, thousands: boolean, kept: Decimals): AmountReading {
  const signs = text.replaceAll(/\d/g, '');
  if (signs === '') return thousands ? inThousands(text) : { kind: 'amount', amount: Number(text) };
  if (signs.includes('.') && signs.includes(',')) return readBothSigns(text, thousands, kept);
  const sign = signs.charAt(0);
  if (signs.length > 1) return readRepeatedSign(text, sign, thousands, kept);
  const [before = '', after = ''] = text.split(sign);
  return readOneSign(before, after, thousands, kept);
}

/** Spaces or apostrophes part the thousands: a sign after them can only part decimals. */
function readSpaced(text: string, kept: Decimals): AmountReading {
  const [, whole = '', decimals = ''] = /^([\d ]+)(?:[.,](\d{0,2}))?$/.exec(text.replaceAll(SPACES, ' ')) ?? [];
  return isGrouped(whole, ' ') ? amountOf(whole.replaceAll(' ', ''), decimals, kept) : UNCLEAR;
}

/**
 * Reads an amount in any usual notation by its meaning, never by dropping signs: `65000`, `65 000`, `65.000`, `65,000`,
 * `65'000`, `65k` and `SEK 65,000.00` are all sixty-five thousand; `65.5` could be two things.
 * @param kept decimals of the amount: none for pay, two for what is paid to the öre, where `65.5` is one thing too
 * @returns the amount, rounded half up; or that it could be either of two, or cannot be read
 */
export function readAmount(written: string, kept: Decimals = 0): AmountReading {
  const text = written.normalize('NFKC').trim();
  if (text === '') return { kind: 'empty' };
  const figure = text.replace(CURRENCY, '').trim();
  const thousands = THOUSANDS.test(figure);
  const signed = figure.replace(THOUSANDS, '');
  if (/^\d[\d.,]*$/u.test(signed)) return readSigns(signed, thousands, kept);
  return thousands ? UNCLEAR : readSpaced(signed, kept);
}
