import { ROLE_YEARS_MAX } from '@vela/contracts/constants';
import type { CategoryRole } from '@vela/contracts/schemas';
import type { Identity } from '../anonymity/index.js';
import { type Day, dayOf } from '../days/index.js';
import { withoutContactLines } from './contact-lines.js';
import { roleFinder } from './roles.js';
import { yearsOf } from './terms.js';
import { clausesOf, type Found, headingOf, plainText, quoteOf } from './words.js';

/** A role that somebody had, with the whole years in it. */
export interface HeldRole {
  readonly role: CategoryRole;
  readonly years: number;
}

/** What a CV says of somebody's work, each with the words that say it. */
export interface ReadWork {
  /** The CV without its contact lines: all that may be read further. */
  readonly text: string;
  /** The one with most years first. */
  readonly roles: readonly Found<HeldRole>[];
  /** In all, years in which several roles were held counted once; null where nothing says it. */
  readonly years: Found<number> | null;
}

const MONTHS: readonly RegExp[] = [
  /^jan/u,
  /^feb/u,
  /^mar/u,
  /^apr/u,
  /^ma[jy]/u,
  /^jun/u,
  /^jul/u,
  /^aug/u,
  /^sep/u,
  /^o[ck]t/u,
  /^nov/u,
  /^de[ck]/u,
];
const DAY = String.raw`(?:(?<NAME>[a-z]{3,9})\.?\s+)?(?:(?<BEFORE>\d{1,2})[/.])?(?<YEAR>(?:19|20)\d{2})(?:[-/.](?<AFTER>\d{1,2})(?!\d))?`;
const dayPattern = (side: string): string => DAY.replaceAll(/<([A-Z]+)>/gu, (_, name: string) => `<${side}${name}>`);
const NOW = String.raw`present|now|today|current(?:ly)?|ongoing|nu|idag|pagaende|nuvarande|dags dato|tills vidare`;
const RANGE = new RegExp(
  String.raw`(?<![\d\p{L}])${dayPattern('from')}\s*(?:-|–|—|to|till|until|t\.?o\.?m\.?)\s*(?:${dayPattern('to')}|(?<now>${NOW})\b|(?=$))`,
  'u',
);
const SINCE = new RegExp(String.raw`(?:since|sedan)\s+${dayPattern('from')}`, 'u');
const EDUCATION =
  /education|utbildning|universit|hogskola|gymnasi|college|degree|b\.?sc|m\.?sc|bachelor|master of|master's|kandidat|civilingenjor|hogskoleingenjor|phd|doktorand|student|course|kurs\b|certifi|school|yrkeshogskola/u;
const OTHER_SECTION =
  /education|utbildning|references?|referenser|courses|kurser|certif|intress|interests|volunt|ideell|awards|languages|sprak/u;

const MONTHS_A_YEAR = 12;
/** @returns months since year 0, such as those before a span begins */
const monthOfDay = (day: Day): number => Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7)) - 1;

/** Months since year 0; a span's end is the first month after it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function monthOf(name: string | undefined, before: string | undefined, after: string | undefined): number | null {
  const byName = name === undefined ? -1 : MONTHS.findIndex((pattern) => pattern.test(name));
  if (byName >= 0) return byName;
  const written = Number(before ?? after ?? 0);
  return written >= 1 && written <= MONTHS_A_YEAR ? written - 1 : null;
}

function spanIn(
  plain: string,
  today: Date,
): { readonly span: Span; readonly at: number; readonly length: number } | null {
  const match = RANGE.exec(plain) ?? SINCE.exec(plain);
  const parts = match?.groups;
  if (match === null || parts?.fromYEAR === undefined) return null;
  const thisMonth = monthOfDay(dayOf(today));
  const from =
    Number(parts.fromYEAR) * MONTHS_A_YEAR + (monthOf(parts.fromNAME, parts.fromBEFORE, parts.fromAFTER) ?? 0);
  const toMonth = monthOf(parts.toNAME, parts.toBEFORE, parts.toAFTER);
  // "2018–2020" says no months: from one January to the other.
  const to =
    parts.toYEAR === undefined
      ? thisMonth
      : Number(parts.toYEAR) * MONTHS_A_YEAR + (toMonth === null ? 0 : toMonth + 1);
  const end = Math.min(to, thisMonth);
  return end <= from ? null : { span: { from, to: end }, at: match.index, length: match[0].length };
}

/** @returns months in at least one of the spans */
function monthsIn(spans: readonly Span[]): number {
  let months = 0;
  let end = 0;
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    months += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return months;
}

const yearsIn = (spans: readonly Span[]): number =>
  Math.min(ROLE_YEARS_MAX, Math.floor(monthsIn(spans) / MONTHS_A_YEAR));

interface Job {
  readonly span: Span;
  readonly role: CategoryRole | null;
  readonly words: string;
}

const TITLE_MAX = 110;

/** @returns a line up to the end of the sentence that says when: what it says behind, such as skills, is no title */
function titleOf(line: string, spanEnd: number): string {
  const rest = line.slice(spanEnd);
  const end = rest.search(/[.!?;](?:\s|$)/u);
  return end < 0 ? line : line.slice(0, spanEnd + end);
}

/** Lines with a span of time, and the title that stands on the line, below it or above it. */
function jobsIn(text: string, roleOf: (title: string) => CategoryRole | null, today: Date): Job[] {
  const jobs: Job[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let section = '';
  lines.forEach((line, index) => {
    section = headingOf(line) ?? section;
    const plain = plainText(line);
    const found = spanIn(plain, today);
    const next = lines[index + 1] ?? '';
    const last = lines[index - 1] ?? '';
    if (found === null || EDUCATION.test(plain) || OTHER_SECTION.test(section)) return;
    const bare = plain.slice(0, found.at) + plain.slice(found.at + found.length);
    const isBare = bare.replace(/[^\p{L}]/gu, '') === '';
    if (isBare && (EDUCATION.test(plainText(next)) || EDUCATION.test(plainText(last)))) return;
    const isTitle = (one: string) =>
      one.length <= TITLE_MAX && spanIn(plainText(one), today) === null && !/^\s*[-•*·]/u.test(one);
    const [title, role] = [titleOf(line, found.at + found.length), line, ...[last, next].filter(isTitle)]
      .map((one) => [one, roleOf(one)] as const)
      .find(([, known]) => known !== null) ?? [line, null];
    const words = line.startsWith(title) ? line : `${title.trim()}, ${line.trim()}`;
    jobs.push({ span: found.span, role, words: quoteOf(words, 0, Math.min(words.length, 80)) });
  });
  return jobs;
}

/**
 * Reads a CV or profile in English or Swedish: roles and years. Names and contact lines are dropped first. Pure: nothing
 * is asked, kept or sent.
 * @param identity whose CV it is
 * @param today ends what goes on, with the month that it lies in in Stockholm
 */
export function readWork(
  cv: string,
  {
    roles,
    identity,
    today,
  }: { readonly roles: readonly CategoryRole[]; readonly identity: Identity; readonly today: Date },
): ReadWork {
  const roleOf = roleFinder(roles);
  const text = withoutContactLines(cv, identity, (line) => roleOf(line) !== null);
  const jobs = jobsIn(text, roleOf, today);
  const held = new Map<string, Job[]>();
  for (const job of jobs) if (job.role !== null) held.set(job.role.id, [...(held.get(job.role.id) ?? []), job]);
  const found = [...held.values()].flatMap((same): Found<HeldRole>[] => {
    const [first] = same;
    if (first?.role === undefined || first.role === null) return [];
    return [{ value: { role: first.role, years: yearsIn(same.map(({ span }) => span)) }, words: first.words }];
  });
  const stated = yearsOf(clausesOf(text));
  const top = held.size > 0 ? [] : titleAtTop(text, roleOf, stated);
  const counted = jobs.length === 0 ? null : { value: yearsIn(jobs.map(({ span }) => span)), words: spanWords(jobs) };
  return {
    text,
    roles: [...found, ...top].sort((one, other) => other.value.years - one.value.years),
    years: counted ?? stated,
  };
}

const spanWords = (jobs: readonly Job[]): string =>
  jobs
    .map(({ words }) => words)
    .slice(0, 2)
    .join(' · ');
const TOP_LINES = 6;

/** A profile without dates: the title that it begins with. */
function titleAtTop(
  text: string,
  roleOf: (title: string) => CategoryRole | null,
  stated: Found<number> | null,
): Found<HeldRole>[] {
  for (const line of text
    .split('\n')
    .filter((one) => one.trim() !== '')
    .slice(0, TOP_LINES)) {
    const role = line.length > TITLE_MAX ? roleOf(line.slice(0, TITLE_MAX)) : roleOf(line);
    if (role !== null) return [{ value: { role, years: stated?.value ?? 0 }, words: quoteOf(line, 0, 60) }];
  }
  return [];
}
