import { readAmount } from '@vela/contracts/amounts';
import {
  type AvailabilityMonths,
  COMPENSATION_MAX_DIGITS,
  type Currency,
  PERCENTAGE_MAX,
  PERCENTAGE_MIN,
  ROLE_YEARS_MAX,
  type SalaryPeriod,
} from '@vela/contracts/constants';
import { type Clause, type Found, MONEY, plainText, quoteOf } from './words.js';

/** An amount with what it is paid in and for how long. */
export interface ReadPay {
  readonly amount: number;
  readonly currency: Currency;
  readonly period: SalaryPeriod;
}

/** The first statement in which something is found. @param read of the plain text of a clause */
function firstIn<Value>(
  clauses: readonly Clause[],
  read: (plain: string, clause: Clause) => { readonly value: Value; readonly from: number; readonly to: number } | null,
): Found<Value> | null {
  for (const clause of clauses) {
    const found = read(plainText(clause.text), clause);
    if (found !== null) return { value: found.value, words: quoteOf(clause.text, found.from, found.to) };
  }
  return null;
}

const FIGURE = String.raw`\d[\d .,'\u00a0\u202f]*\d(?:\s?(?:k|tkr)\b)?|\d{2,3}\s?(?:k|tkr)\b`;
const AMOUNT = new RegExp(
  String.raw`(?<before>${MONEY})?\s*(?<!\d)(?<least>${FIGURE})\s*(?:${MONEY})?(?:\s*(?:-|–|—|to|till|och|and)\s*(?:${MONEY})?\s*(?<most>${FIGURE}))?\s*(?<after>${MONEY}|tkr)?(?![\p{L}])`,
  'gu',
);
const CURRENCIES: readonly (readonly [RegExp, Currency])[] = [
  [/^(?:sek|kr|kronor|tkr)$/u, 'SEK'],
  [/^dkk$/u, 'DKK'],
  [/^nok$/u, 'NOC'],
  [/^isk$/u, 'ISK'],
  [/^(?:eur|euros?|€)$/u, 'EUR'],
  [/^(?:usd|\$)$/u, 'USD'],
];
const PERIODS: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/(?:per|an|a|\/|i|hourly)\s*(?:hour|timme|timmen|tim|h)\b|hourly|timpris|timarvode|timlon|\/h\b/u, 'Hourly'],
  [/(?:per|a|\/)\s*(?:day|dag)\b|daily|day rate|dagsarvode/u, 'Daily'],
  [/(?:per|a|\/)\s*(?:week|vecka)\b|weekly/u, 'Weekly'],
  [/(?:per|a|\/|i)\s*(?:month|manad|manaden|man|mo)\b|monthly|manadslon|manatligen/u, 'Monthly'],
  [/(?:per|a|\/|om)\s*(?:year|annum|ar|aret)\b|yearly|annual(?:ly)?|arslon|p\.a\./u, 'Yearly'],
];
/** Amounts that are paid for something else. */
const NO_PAY =
  /budget|allowance|bonus|bidrag|revenue|turnover|omsatt|omsattning|funding|customers|users|kunder|anvandare|employees|anstallda|stipend|friskvard|invest|msek|mkr|million|miljon|billion|miljard/u;
const ABOUT_PAY =
  /salary|pay\b|pays|compensation|rate|lon\b|lonen|lonespann|arvode|ersattning|ote|remuneration|arslon|manadslon|timpris/u;

/** What an amount in kronor can only be, where no word says for how long it pays. */
function periodOfSize(amount: number, currency: Currency): SalaryPeriod | null {
  if (currency === 'EUR' || currency === 'USD' || currency === 'ISK') return null;
  if (amount >= 240_000) return 'Yearly';
  return amount >= 18_000 && amount <= 150_000 ? 'Monthly' : null;
}

function amountOf(written: string, thousands: boolean): number | null {
  const reading = readAmount(thousands && !/k|tkr/u.test(written) ? `${written.trim()}k` : written.trim());
  return reading.kind === 'amount' ? reading.amount : null;
}

/** A range of pay whose upper end is more times the lower one is none: another figure stands before the amount. */
const RANGE_WIDEST = 3;

const isRange = (least: number, most: number): boolean => least <= most && most <= RANGE_WIDEST * least;

/** @returns the lower end of what is written like a range, "45–55 000" too; of what is none the amount before its currency */
function lowerEnd(least: number, most: number | null): number {
  if (most === null || isRange(least, most)) return least;
  return isRange(1000 * least, most) ? 1000 * least : most;
}

function payIn(plain: string) {
  for (const match of plain.matchAll(AMOUNT)) {
    const { before = '', least = '', most, after = '' } = match.groups ?? {};
    const sign =
      /(?:sek|kr(?:onor)?|dkk|nok|isk|eur(?:os?)?|usd|€|\$|tkr)/u.exec(`${after} ${before} ${match[0]}`)?.[0] ?? '';
    const currency = CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1];
    const thousands = /k\b|tkr/u.test(`${most ?? ''}${after === 'tkr' ? 'tkr' : ''}`);
    const first = amountOf(least, thousands);
    const amount = first === null ? null : lowerEnd(first, most === undefined ? null : amountOf(most, thousands));
    if (currency === undefined || amount === null || String(amount).length > COMPENSATION_MAX_DIGITS) continue;
    const rest = plain.slice(match.index + match[0].length, match.index + match[0].length + 24);
    const near = `${rest} ${plain.slice(Math.max(0, match.index - 40), match.index)}`;
    const period =
      PERIODS.find(([pattern]) => pattern.test(rest))?.[1] ??
      PERIODS.find(([pattern]) => pattern.test(near))?.[1] ??
      periodOfSize(amount, currency);
    if (period !== null)
      return { value: { amount, currency, period }, from: match.index, to: match.index + match[0].length };
  }
  return null;
}

/**
 * @returns the pay that an advert offers, of a range its lower end; null where none is stated with its currency and
 * period. A period is taken from the amount alone only in kronor, where a month's and a year's pay cannot be confused.
 */
export const payOf = (clauses: readonly Clause[]): Found<ReadPay> | null => {
  const candidates = clauses.filter(({ text }) => !NO_PAY.test(plainText(text)));
  const about = candidates.filter(({ text, heading }) => ABOUT_PAY.test(plainText(text)) || ABOUT_PAY.test(heading));
  return firstIn([...about, ...candidates], payIn);
};

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ett: 1,
  tva: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  sex: 6,
  sju: 7,
  atta: 8,
  nio: 9,
  tio: 10,
};
const numberOf = (count: string): number => NUMBERS[count] ?? Number(count);
const COUNT = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`;
const YEARS = new RegExp(
  `(?<![\\d.,])\\b(?<count>${COUNT})\\s*\\+?\\s*(?:(?:-|–|—|to|till)\\s*(?<most>${COUNT})\\s*)?\\+?\\s*(?:years?|yrs?|ars?)\\b`,
  'u',
);
const OF_COMPANY =
  /\b(?:founded|grundad\w*|since|sedan|history|company|bolag\w*|foretag\w*|ago|sedan|in a row|i rad|old|gammal\w*)\b/u;
const OF_WORK =
  /experience|erfarenhet|background|bakgrund|worked|arbetat|jobbat|professional|industry|developer|engineer|utvecklare|as an? |som /u;

/** @returns how many years of experience a text speaks of, of a range the fewer */
export const yearsOf = (clauses: readonly Clause[]): Found<number> | null =>
  firstIn(clauses, (plain) => {
    const match = YEARS.exec(plain);
    const count = match?.groups?.count;
    if (match === null || count === undefined || !OF_WORK.test(plain) || OF_COMPANY.test(plain)) return null;
    // "A team of 12 - 5 years of experience" is written like a range, too.
    const years = Math.min(numberOf(count), numberOf(match.groups?.most ?? count));
    return years > ROLE_YEARS_MAX ? null : { value: years, from: match.index, to: match.index + match[0].length };
  });

const DENIED = /\b(?:no|not|without|ej|inte|ingen|inga|utan|nor|isn't|cannot|can't)\s+(?:\p{L}+\s){0,3}$/u;

function saysIn(clauses: readonly Clause[], pattern: RegExp): Found<true> | null {
  return firstIn(clauses, (plain) => {
    const match = pattern.exec(plain);
    if (match === null || DENIED.test(plain.slice(0, match.index))) return null;
    if (
      /^[^.]{0,20}\b(?:is not|are not|ar inte|ar ej|not possible|ej mojligt|inte mojligt)\b/u.test(
        plain.slice(match.index + match[0].length),
      )
    )
      return null;
    return { value: true, from: match.index, to: match.index + match[0].length };
  });
}

const WHOLLY_REMOTE =
  /(?:fully|100 ?%|completely|entirely|all)[- ]remote|remote[- ](?:first|only)|work from (?:anywhere|wherever)|(?:helt|100 ?%|heltid) (?:pa )?(?:distans|remote)|distans (?:100|pa heltid)|anywhere in (?:sweden|europe|the nordics|the eu)/u;
const REMOTE =
  /\bremote(?:ly)?\b(?! (?:sensing|teams?|control))|pa distans|distansarbete|work from home|arbeta hemifran|jobba hemifran/u;
const HYBRID =
  /\bhybrid\w*(?! (?:app|cloud|mobil))|\bdays? (?:a|per|each) week (?:in|at|from) (?:the|our) office|dagar (?:i|per) veckan (?:pa|i|fran) (?:kontoret|vart kontor)|(?:days?|dagar)[^.]{0,25}(?:from home|hemifran|remote|distans)/u;
const OFFICE =
  /\bon[- ]?site\b|\b(?:in|at|from) (?:the|our) (?:\p{L}+ )?(?:office|studio|lab)\b|pa plats|pa vart kontor|pa kontoret|kontorsbaserad|office[- ]based|in[- ]office/u;

/** How work is set up, as far as a text says it. */
export interface ReadSetup {
  readonly remote: Found<true> | null;
  readonly hybrid: Found<true> | null;
  readonly office: Found<true> | null;
}

/** @returns the setups that are offered; "hybrid, remote on Fridays" offers hybrid alone */
export function setupOf(clauses: readonly Clause[]): ReadSetup {
  const hybrid = saysIn(clauses, HYBRID);
  const wholly = saysIn(clauses, WHOLLY_REMOTE);
  if (hybrid !== null) return { remote: wholly, hybrid, office: null };
  const remote = wholly ?? saysIn(clauses, REMOTE);
  return { remote, hybrid, office: saysIn(clauses, OFFICE) };
}

const PERMANENT =
  /\bpermanent\b|tillsvidare\w*|fast anstallning|fast tjanst|provanstallning|full[- ]time (?:employment|employee|position|role)|employment type: full[- ]time|\bfull[- ]time\b|\bheltid\w*|\bpart[- ]time\b|\bdeltid\w*/u;
const FREELANCE =
  /\bfreelance\w*|\bfrilans\w*|\bcontractors?\b|\b\d+[- ]month contract|\bcontract (?:role|position|assignment)|konsultuppdrag|underkonsult\w*|\binterim\b|consult(?:ing|ancy|ant) assignment|uppdragsperiod|omfattning: ?\d+ ?% konsult/u;
const SHARE = /(?<share>\d{2,3})\s?%/u;

/** Under which contract, and for which share of a full week. */
export interface ReadEmployment {
  readonly permanent: Found<true> | null;
  readonly freelance: Found<true> | null;
  /** In percent, null where none is stated. */
  readonly percentage: Found<number> | null;
}

export function employmentOf(clauses: readonly Clause[]): ReadEmployment {
  const freelance = saysIn(clauses, FREELANCE);
  const strict = saysIn(
    clauses,
    /\bpermanent (?:\p{L}+ )?(?:position|role|employment|job|contract)|\bpermanent\b|tillsvidare\w*|fast anstallning|fast tjanst|provanstallning/u,
  );
  return {
    permanent: strict ?? (freelance === null ? saysIn(clauses, PERMANENT) : null),
    freelance,
    percentage: firstIn(clauses, (plain) => {
      const match = SHARE.exec(plain);
      const share = Number(match?.groups?.share);
      const isShare =
        /full[- ]?time|part[- ]time|heltid|deltid|tjanst|anstallning|permanent|omfattning|position|allocation|belaggning|workload|extent/u.test(
          plain,
        );
      if (match === null || !isShare || /remote|distans/u.test(plain.slice(match.index, match.index + 20))) return null;
      if (share < PERCENTAGE_MIN || share > PERCENTAGE_MAX) return null;
      return { value: share, from: match.index, to: match.index + match[0].length };
    }),
  };
}

const AT_ONCE =
  /immediate(?:ly)?(?! team| manager| family)|as soon as possible|\basap\b|omgaende|snarast|right away|med start nu|available now|tilltrade nu/u;
const NOTICE = new RegExp(
  `(?<count>${COUNT}|en)\\s*(?:months?|manad(?:er)?)s?['’]?\\s*(?:of )?(?:notice|uppsagning\\w*)`,
  'u',
);
const AVAILABLE: readonly AvailabilityMonths[] = [0, 1, 2, 3, 6];

/** @returns by when somebody should begin, in months, where a text says so in the terms that roles have */
export const availabilityOf = (clauses: readonly Clause[]): Found<AvailabilityMonths> | null =>
  firstIn(clauses, (plain) => {
    const notice = NOTICE.exec(plain);
    const count = notice?.groups?.count;
    const months = count === undefined ? null : count === 'en' ? 1 : numberOf(count);
    const known = AVAILABLE.find((one) => one === months);
    if (notice !== null && known !== undefined)
      return { value: known, from: notice.index, to: notice.index + notice[0].length };
    const now = AT_ONCE.exec(plain);
    return now === null || !/start|begin|borja|tilltrad|avail|join|tillsatt|anstall|asap/u.test(plain)
      ? null
      : { value: 0, from: now.index, to: now.index + now[0].length };
  });
