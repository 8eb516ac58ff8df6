/** A word of a text: as it is compared, and where it stands. */
export interface Word {
  /** Lower case, without accents. */
  readonly plain: string;
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

/** Something that a text says, with the words that say it. */
export interface Found<Value> {
  readonly value: Value;
  /** From the text as it was pasted, for the person to check. */
  readonly words: string;
}

/** One statement: a line, a sentence or a part of one. */
export interface Clause {
  readonly text: string;
  /** Where it begins in the whole text. */
  readonly from: number;
  /** Heading that it stands below, '' before the first one. */
  readonly heading: string;
}

// "C++", "C#" and ".NET" are names of their own; every other sign only parts words.
const WORD = /(?<![\p{L}\p{N}])c\+\+|(?<![\p{L}\p{N}])[cf]#|\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+/giu;
const MARKS = /\p{M}/gu;
/** Heads of Swedish compounds, behind the name of a skill: "Javautvecklare", "Pythonkunskaper". */
const COMPOUND =
  /^(?<name>[\p{L}\p{N}]{3,}?)(?<head>utveckl(?:are|aren|ing)|programmerare|programmering|arkitekt(?:ur)?|konsult(?:en)?|kunskap(?:er)?|erfarenhet|specialist|projekt|miljo(?:n|er)?|kluster|tjanster|tester|testare|testning|ingenjor|designer|designern|analytiker|ledare|ledning|baserad|baserade|plattform(?:en)?|administrator|app(?:ar)?|losningar|system)$/u;

/** @returns a text in lower case without accents, of the same length where every letter allows it */
export const plainText = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase();

/** Words that nobody takes apart though they end like a compound. */
const WHOLE = /^(?:designsystem|mjukvaru\w*|operativsystem|affarssystem|ekosystem)$/u;

function partsOf(word: Word): Word[] {
  const { name, head } = WHOLE.test(word.plain) ? {} : (COMPOUND.exec(word.plain)?.groups ?? {});
  if (name === undefined || head === undefined || word.written.length !== word.plain.length) return [word];
  const middle = word.from + name.length;
  return [
    { plain: name, written: word.written.slice(0, name.length), from: word.from, to: middle },
    { plain: head, written: word.written.slice(name.length), from: middle, to: word.to },
  ];
}

/** @returns the words of a text without their compounds taken apart */
export const wholeWordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    plain: plainText(match[0]),
    written: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));

/** @returns the words of a text, Swedish compounds of a name and a usual head as two */
export const wordsOf = (text: string): Word[] => wholeWordsOf(text).flatMap(partsOf);

const HEADING_MAX = 60;
const BULLET = /^[\s\-–—*•·▪◦‣●○]+/u;
const HEADING_WORDS =
  /^(?:about|om |who |vem |what|vad |your?\b|din|ditt|dina|requirements?|krav|kvalifikationer|qualifications?|nice|merit|bonus|plus|must|skills?|tech|kompetens|kunskaper|fardigheter|we offer|vi erbjuder|benefits?|formaner|responsibilities|arbetsuppgifter|role|rollen|tjansten|education|utbildning|experience|erfarenhet|arbetslivserfarenhet|anstallningar|employment|work|uppdrag|profile|profil|summary|sammanfattning|languages?|sprak|references?|referenser|certifi|courses|kurser|interests?|intressen|contact|kontakt|terms|villkor|how to|sa ansoker|location|tools|verktyg|others?|ovrigt)/u;

/** "Experience of Java" states something, "Experience" does not. */
const SENTENCE = /[:(].|\b(?:of|av|in|inom|i|med|with|as|som|ar|is|are|och|and)\b/u;

/** @returns the heading that a line is, null where it is none */
export function headingOf(line: string): string | null {
  const bare = line.trim().replace(/^#+\s*/u, '');
  const plain = plainText(bare)
    .replace(/[:*_]+/gu, '')
    .trim();
  if (plain === '' || bare.length > HEADING_MAX || BULLET.test(line) || /[.,;!]$/u.test(bare) || /\d/u.test(bare))
    return null;
  const isMarked = /:$/u.test(bare) || /^#/u.test(line.trim()) || /^\*\*.*\*\*$/u.test(bare);
  const isShort = plain.split(/\s+/u).length <= 5 && HEADING_WORDS.test(plain) && !SENTENCE.test(plainText(bare));
  return isMarked || isShort ? plain : null;
}

/** What money is called beside an amount, in plain text. */
export const MONEY = String.raw`sek|kr(?:onor)?|dkk|nok|isk|eur(?:os?)?|usd|€|\$`;

/** Ends a statement: a full stop that is no part of a name, a dash, and what turns against what was said. */
const CLAUSE_END = /[.!?](?=\s|$)|[;•·|]|(?<dash>\s[–—-]\s)|,?\s(?:but|men|however|dock)\s/gu;

const BEFORE_DASH = new RegExp(String.raw`(?<figure>\d+)\s?(?:\+|%|k|tkr|${MONEY})?\s*$`, 'iu');
const BEHIND_DASH = new RegExp(
  String.raw`^\s*(?:(?:${MONEY})\s?)?(?<figure>\d+(?:[\s.,]\d{3})*(?:\s?(?:k|tkr)\b)?)`,
  'iu',
);
/** As much beside a dash as a figure with what it counts takes. */
const FIGURE_MAX = 24;

/**
 * @returns whether a dash stands within a range, "45 000 kr - 55 000 kr" or "3+ – 5 years"; what follows a year is none:
 *   "founded in 2019 - 3 years of experience"
 */
function isInRange(line: string, from: number, to: number): boolean {
  const before = BEFORE_DASH.exec(line.slice(Math.max(0, from - FIGURE_MAX), from))?.groups?.figure;
  const behind = BEHIND_DASH.exec(line.slice(to, to + FIGURE_MAX))?.groups?.figure;
  return before !== undefined && behind !== undefined && (before.length < 3 || behind.length >= 3);
}

/** @returns where the statements of a line end */
const endsIn = (line: string): number[] => [
  ...[...line.matchAll(CLAUSE_END)].flatMap(({ index, groups, 0: end }) =>
    groups?.dash !== undefined && isInRange(line, index, index + end.length) ? [] : [index + end.length],
  ),
  line.length,
];

/** "Nice to have: Rust": what stands before a colon holds for what follows it on the line. */
const LEAD = /^(?<lead>[^:\n]{3,60}):\s/u;

/** Longer than any sentence, and short enough that reading it costs nothing. */
const STATEMENT_MAX = 400;

/**
 * Parts what nobody wrote as one statement: what is read of a statement takes time by the square of its length.
 * @returns the parts in their order, together the whole text
 */
export function partsOfAtMost(text: string, length: number): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const space = text.lastIndexOf(' ', from + length - 1) + 1;
    const to = from + length >= text.length ? text.length : space > from ? space : from + length;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}

/** @returns the statements of a text in their order, each with the heading that it stands below */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let heading = '';
  let from = 0;
  for (const line of text.split('\n')) {
    const found = headingOf(line);
    if (found === null) {
      const lead = LEAD.exec(line.replace(BULLET, ''))?.groups?.lead;
      const below = lead === undefined ? heading : plainText(lead);
      let start = 0;
      for (const end of endsIn(line)) {
        for (const part of partsOfAtMost(line.slice(start, end), STATEMENT_MAX)) {
          if (part.trim() !== '') clauses.push({ text: part, from: from + start, heading: below });
          start += part.length;
        }
      }
    } else heading = found;
    from += line.length + 1;
  }
  return clauses;
}

const QUOTE_MAX = 90;

/**
 * The words around what was found, as many as one reads at a glance.
 * @param text the clause
 * @param from where the find begins in it
 * @param to where the find ends in it
 */
export function quoteOf(text: string, from: number, to: number): string {
  const whole = text.replace(BULLET, '').trim();
  if (whole.length <= QUOTE_MAX) return whole;
  const room = Math.max(0, Math.floor((QUOTE_MAX - (to - from)) / 2));
  const start = from <= room ? 0 : text.indexOf(' ', from - room) + 1;
  const last = to + room >= text.length ? text.length : text.lastIndexOf(' ', to + room);
  const begin = start > from ? from : start;
  const end = last < to ? to : last;
  return `${begin > 0 ? '… ' : ''}${text.slice(begin, end).replace(BULLET, '').trim()}${end < text.length ? ' …' : ''}`;
}
