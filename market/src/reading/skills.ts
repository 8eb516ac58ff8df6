import { SKILL_LEVEL_DEFAULT } from '@vela/contracts/constants';
import type { Skill } from '@vela/contracts/schemas';
import { SWEDISH_SKILLS } from './swedish-skills.js';
import { type Clause, clausesOf, type Found, plainText, quoteOf, wholeWordsOf, type Word, wordsOf } from './words.js';

/** A skill that a text states. */
export interface StatedSkill {
  readonly id: string;
  readonly name: string;
  /** In half stars. */
  readonly level: number;
  /** Only nice to have, by the text's own words. */
  readonly wished: boolean;
}

/**
 * Names that are everyday words too: "Go" is a language, "go" is not, and "Go to our site" is neither. They count as they
 * are written here, in the midst of a statement or beside another skill.
 */
const EVERYDAY =
  /^(?:Go|R|Rust|Swift|Express|REST|Spark|Node|Nest|Unity|Oracle|Flutter|SAFe|LeSS|Lean|Helm|Looker|Metadata|Backstage|Intune|Storybook|Airflow|Excel|ML|TS|JS|DX|VAT|IAM|RAG|Cypress|Gatling|Payments|Events|Hiring|Pricing|Training|Planning|Scheduling|Communication|Governance|Presentation|Regression|Valuation|Audit|Coaching|Compliance|Illustration|Localisation|Segmentation|Attribution|Positioning|Storytelling|Newsletters|Adoption metrics|Renewals|Alliances|Onboarding|Confidentiality|Interviewing|Networking|Monitoring|Documentation)$/u;
/** Everyday words of which the capital says nothing; they count in a list only. */
const COMMON =
  /^(?:Payments|Events|Hiring|Pricing|Training|Planning|Scheduling|Communication|Governance|Presentation|Regression|Audit|Coaching|Compliance|Illustration|Attribution|Positioning|Newsletters|Renewals|Alliances|Onboarding|Confidentiality|Interviewing|Networking|Metadata)$/u;
/** Other names that help to find a topic elsewhere and say nothing in running text. */
const USELESS = new Set(
  'review docs monitor metrics simulations py rf jdk lean3 lean4 nest oracle node spark rest kube'.split(' '),
);
/** Of those, the ones that do with a capital. */
const WITH_CAPITAL = new Set(['Oracle', 'Node', 'Nest', 'Spark', 'REST', 'Kube']);

interface SkillName {
  readonly skill: Skill;
  readonly words: readonly string[];
  /** As it must be written, null where the case says nothing. */
  readonly written: string | null;
  readonly common: boolean;
}

/** Words that end differently as a name and in use: "API testing", "API tests"; "prototyping", "prototypes". */
const ENDINGS = /^(?<stem>test|prototyp)(?:s|e|es|er|ers|ing|ning|erna)?$/u;

const stem = (word: string): string =>
  ENDINGS.exec(word)?.groups?.stem ?? (word.length >= 5 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word);

const PARENTHESES = /\s*\((?<inner>[^)]+)\)/u;

function writtenNamesOf({ name, aliases = [] }: Skill): string[] {
  const inner = PARENTHESES.exec(name)?.groups?.inner;
  const swedish = Object.entries(SWEDISH_SKILLS).flatMap(([word, english]) => (english === name ? [word] : []));
  const known = aliases.flatMap((alias) => {
    const capital = [...WITH_CAPITAL].find((one) => one.toLowerCase() === alias.toLowerCase());
    if (capital !== undefined) return [capital];
    return USELESS.has(alias.toLowerCase()) ? [] : [alias];
  });
  return [name.replace(PARENTHESES, ''), ...(inner === undefined ? [] : [inner]), ...known, ...swedish];
}

function namesOf(skills: readonly Skill[]): ReadonlyMap<string, readonly SkillName[]> {
  const names = new Map<string, SkillName[]>();
  for (const skill of skills)
    for (const written of writtenNamesOf(skill)) {
      const words = wholeWordsOf(written).map(({ plain }) => stem(plain));
      const [first] = words;
      if (first === undefined) continue;
      const everyday = EVERYDAY.test(written) && !COMMON.test(written);
      const one = { skill, words, written: everyday ? written : null, common: COMMON.test(written) };
      names.set(first, [...(names.get(first) ?? []), one]);
    }
  // The longest first: "React Native" before "React".
  for (const list of names.values()) list.sort((one, other) => other.words.length - one.words.length);
  return names;
}

interface Mention {
  readonly skill: Skill;
  readonly from: number;
  readonly to: number;
  /** Neither its case nor what stands beside it says for certain that the skill is meant. */
  readonly doubtful: boolean;
}

/** What may stand between the words of one name. */
const WITHIN = /^[\s\-–/.&,']{0,3}(?:and |och |& )?$/u;

function fits(name: SkillName, words: readonly Word[], at: number, text: string): boolean {
  return name.words.every((wanted, index) => {
    const word = words[at + index];
    if (word === undefined || stem(word.plain) !== wanted) return false;
    const before = words[at + index - 1];
    return index === 0 || before === undefined || WITHIN.test(text.slice(before.to, word.from));
  });
}

function mentionAt(names: ReadonlyMap<string, readonly SkillName[]>, words: readonly Word[], at: number, text: string) {
  const word = words[at];
  if (word === undefined) return undefined;
  for (const name of names.get(stem(word.plain)) ?? []) {
    if (!fits(name, words, at, text)) continue;
    const last = words[at + name.words.length - 1] ?? word;
    const written = text.slice(word.from, last.to);
    if (
      name.written !== null &&
      name.written !== written &&
      !(name.written.length > 3 && written === written.toUpperCase())
    )
      continue;
    const first = text.slice(0, word.from).replace(/[\s\-–—*•·("]+/gu, '') === '';
    const alone = first && text.slice(last.to).trim() === '';
    const doubtful =
      (name.common || (name.written !== null && first && /^\p{Lu}\p{Ll}*$/u.test(name.written))) && !alone;
    return { name, mention: { skill: name.skill, from: word.from, to: last.to, doubtful } };
  }
  return undefined;
}

/** Parts of a list: only signs or a joining word between two names. */
const BESIDE = /^\s*(?:[,/&+]|,?\s*(?:and|or|och|eller|samt|and\/or|och\/eller))\s*$/u;

/** A doubtful mention counts beside another one that is none, as in "Java, Go and Rust", or between commas. */
function certain(mentions: readonly Mention[], text: string): Mention[] {
  return mentions.filter((one) => {
    if (!one.doubtful) return true;
    return mentions.some(
      (other) =>
        other !== one && (BESIDE.test(text.slice(one.to, other.from)) || BESIDE.test(text.slice(other.to, one.from))),
    );
  });
}

function mentionsIn(names: ReadonlyMap<string, readonly SkillName[]>, text: string): Mention[] {
  const found: Mention[] = [];
  const whole = wholeWordsOf(text);
  const parts = wordsOf(text);
  // Whole words first: "Systemdesign" is one name, "Javautvecklare" holds one.
  for (const words of [whole, parts])
    for (let at = 0; at < words.length; at += 1) {
      const hit = mentionAt(names, words, at, text);
      if (hit === undefined) continue;
      const { from, to } = hit.mention;
      if (!found.some((one) => one.from < to && from < one.to)) {
        found.push(hit.mention);
        // The same words may name several skills of a category.
        const plain = plainText(text.slice(from, to));
        for (const other of names.get(hit.name.words[0] ?? '') ?? [])
          if (
            other.skill.id !== hit.name.skill.id &&
            other.words.join(' ') === hit.name.words.join(' ') &&
            plain !== ''
          )
            found.push({ ...hit.mention, skill: other.skill });
      }
      at += hit.name.words.length - 1;
    }
  return certain(
    found.sort((one, other) => one.from - other.from),
    text,
  );
}

const NOT_BEFORE =
  /(?:^|[^\p{L}])(?:no|not|without|never|neither|nor|non|ingen|inga|inget|ej|inte|utan|aldrig|varken|instead of|rather than|away from|i stallet for|istallet for|snarare an|bort fran|replac\w+|ersatt\w*|drop\w*|no longer|lamnar|avveckla\w*)(?![\p{L}])(?!\s+(?:only|just|bara|enbart|least|minst))/u;
const NOT_AFTER =
  /^[^.]*?(?:(?:is|are) (?:not|no)\b(?!\s+only)|(?:isn|aren)['’]t\b|not (?:needed|required|necessary)|(?:kravs|behovs) (?:ej|inte)|ar (?:inget|inte|ej)(?! bara)\b|behovs ej|not a requirement)/u;
const ALSO = /\b(?:but|men|only|utan att)\b/u;

const isDenied = (clause: string, { from, to }: Mention): boolean => {
  const before = plainText(clause.slice(0, from));
  const after = plainText(clause.slice(to));
  const denial = NOT_BEFORE.exec(before);
  return (denial !== null && !ALSO.test(before.slice(denial.index + denial[0].length))) || NOT_AFTER.test(after);
};

const WISHED =
  /nice[- ]to[- ]have|(?:^|\W)(?:a )?(?:big |real |strong |huge )?(?:plus|bonus|merit)(?:\W|$)|meriter\w*|merit\w*|advantage|beneficial|preferred|preferabl|desirable|gärna|garna|fordel|onskvart|considered a plus|welcome|good to have|det ar bra om|extra\W|icing/u;

const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/\bexpert\w*|\bmaster(?:y|s|ed)?\b(?! of| degree|'s)|\bguru|\bworld[- ]class|\bspetskompetens|\bauthority/u, 5],
  [
    /\b(?:strong|extensive|deep|advanced|profound|proficient|proficiency|fluent|thorough|excellent|very good|gedigen|gedigna|mycket god\w*|djup\w*|stark\w*|avancerad\w*|utmarkt\w*|bred erfarenhet|lang erfarenhet|several years|many years|flera ars|manga ars|flerarig)\b/u,
    4,
  ],
  [
    /\b(?:basic|basics|some|familiar\w*|exposure|awareness|grundlaggande|viss|nagon|bekant|kannedom|orienterad|beginner|touched|learning|studying|lar mig|lite)\b/u,
    2,
  ],
];
const YEARS = /(?<!\d)(?<count>\d{1,2})\s*\+?\s*(?:[-–—]\s*\d{1,2}\s*)?(?:years?|yrs?|ars?)\b/u;
const WISHED_LEVEL = 2;

const levelOfYears = (years: number): number =>
  years >= 8 ? 4.5 : years >= 5 ? 4 : years >= 3 ? 3.5 : years >= 1 ? 2.5 : 2;

/** The words that say how well stand before the skill, for all that are listed after them, or in brackets behind it. */
function levelIn(clause: string, { from, to }: Mention, heading: string): number | null {
  const before = plainText(clause.slice(0, from));
  const behind = /^\s*(?:\(([^)]*)\)|[-–:]\s*([^,;]*))/u.exec(plainText(clause.slice(to)));
  for (const words of [behind?.[1] ?? behind?.[2] ?? '', before, heading]) {
    const years = YEARS.exec(words)?.groups?.count;
    if (years !== undefined) return levelOfYears(Number(years));
    const last = LEVELS.flatMap(([pattern, level]) =>
      [...words.matchAll(new RegExp(pattern.source, 'gu'))].map(({ index }) => ({ index, level })),
    ).sort((one, other) => other.index - one.index)[0];
    if (last !== undefined) return last.level;
  }
  return null;
}

/** Headings below which nothing is asked for or known. */
const ELSEWHERE =
  /^(?:about (?:us|the company|\p{Lu})|om (?:oss|foretaget)|who we are|vilka vi ar|vi erbjuder|we offer|what we offer|benefits|formaner|interests|intressen|hobbies|references?|referenser|fritid)/u;

function strongest(one: Found<StatedSkill>, other: Found<StatedSkill>): Found<StatedSkill> {
  if (one.value.wished !== other.value.wished) return one.value.wished ? other : one;
  return other.value.level > one.value.level ? other : one;
}

/**
 * Finds the skills that a text states: by any name of the catalogue, inflected, in a Swedish compound; not those that it
 * says are not needed.
 * @param text an advert, or a CV without its contact lines
 * @param skills of one category, with their other names
 * @returns each skill once, in the order of the text, with its level: as stated, by years, else the usual one
 */
export function skillsIn(text: string, skills: readonly Skill[]): Found<StatedSkill>[] {
  const names = namesOf(skills);
  const found = new Map<string, Found<StatedSkill>>();
  const denied = new Set<string>();
  for (const clause of clausesOf(text)) {
    if (ELSEWHERE.test(clause.heading)) continue;
    for (const mention of mentionsIn(names, clause.text)) {
      const { skill } = mention;
      if (isDenied(clause.text, mention)) denied.add(skill.id);
      else {
        const next = statedIn(clause, mention);
        const earlier = found.get(skill.id);
        found.set(skill.id, earlier === undefined ? next : strongest(earlier, next));
      }
    }
  }
  return [...found.values()].filter(({ value }) => !denied.has(value.id));
}

function statedIn(clause: Clause, mention: Mention): Found<StatedSkill> {
  const wished = WISHED.test(clause.heading) || WISHED.test(plainText(clause.text));
  const level = levelIn(clause.text, mention, clause.heading);
  const { id, name } = mention.skill;
  return {
    value: {
      id,
      name,
      wished,
      level: wished ? Math.min(WISHED_LEVEL, level ?? WISHED_LEVEL) : (level ?? SKILL_LEVEL_DEFAULT),
    },
    words: quoteOf(clause.text, mention.from, mention.to),
  };
}
