// Numbers of other kinds that are as long as a phone number, or stand in rows that are.

const YEAR = String.raw`(?:19|20)\d{2}`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
/** What is counted, in plain letters. */
const UNIT = `(?:${`
  kr sek nok dkk eur euro usd gbp pln chf dollars? kronor kroner tkr msek mkr % k m2 km kg ms gb tb mb
  users? anvandare kunder customers? people personer rows? rader lines records requests? events?
  transactions? transaktioner downloads views visitors besokare items products artiklar orders? ordrar hours
  timmar messages subscribers followers employees anstallda members units devices tests queries packages
`
  .trim()
  .split(/\s+/)
  .join('|')})`;
const CURRENCY = String.raw`(?:[$€£]|sek|nok|dkk|eur|usd|gbp|pln|chf)`;
const AMOUNT = String.raw`\d{1,3}(?:[ .,']\d{3})+|\d+`;

/** Days, months, years and spans of them. */
const DAYS = [
  String.raw`\b${YEAR}[-/.]${MONTH}[-/.]${DAY}\b`,
  String.raw`\b${DAY}[./-]${MONTH}[./-]${YEAR}\b`,
  String.raw`\b${YEAR}[-/.]${MONTH}\b(?![-/.]?\d)`,
  String.raw`(?<![\d/])${MONTH}[/.]${YEAR}\b`,
  String.raw`\b${YEAR}(?:\s?[-/.,]\s?(?:${YEAR}|\d{2})\b|\s+${YEAR}\b)+`,
];

const OTHERS = [
  // Rows with strokes, numbers of companies, addresses of networks, versions, decimals, times.
  String.raw`\b[1-9]\d{0,4}(?:\/\d{2,4}){2,}\b`,
  String.raw`\b\d{2}[2-9]\d{3}-\d{4}\b`,
  String.raw`\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?:\/\d+)?\b`,
  String.raw`\b\d{1,2}:\d{2}\b`,
  String.raw`\b\d{1,4}[.,]\d{1,2}\b(?![\s.,/-]?\d)`,
  String.raw`\b0[.,]\d+\b`,
  String.raw`\b\d{1,2}\.\d{1,3}\/\d{1,2}\.\d{1,3}\b`,
  // Amounts: with a currency or a unit, written with commas, round ones, and spans of them.
  String.raw`${CURRENCY}\s?(?:${AMOUNT})(?:[.,]\d{1,2})?\b`,
  String.raw`\b(?:${AMOUNT})(?:[.,]\d{1,2})?\s?${UNIT}(?![\p{L}])`,
  String.raw`\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b`,
  String.raw`\b[1-9]\d{0,2}(?:[ .']\d{3})*[ .']000\b(?!\s?\d)`,
  String.raw`\b[1-9]\d{0,2}(?:\.\d{3})+,\d{2}\b`,
  String.raw`\b[1-9]\d{0,4}00\b\s?-\s?[1-9]\d{0,4}00\b`,
];

const DAY_OR_SPAN = new RegExp(DAYS.join('|'), 'giu');
const OTHER_NUMBER = new RegExp([...DAYS, ...OTHERS].join('|'), 'giu');

const blank = (number: string): string => ' '.repeat(number.length);

/** Days are no phone numbers whatever they begin with. @returns the text with spaces for them */
export const withoutDays = (text: string): string => text.replace(DAY_OR_SPAN, blank);

/** @returns the text with spaces for days, amounts, versions and other numbers that call nobody */
export const withoutOtherNumbers = (text: string): string => text.replace(OTHER_NUMBER, blank);
