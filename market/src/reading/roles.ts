import type { CategoryRole } from '@vela/contracts/schemas';
import { type Found, headingOf, plainText, quoteOf, wordsOf } from './words.js';

/**
 * What adverts and CVs call the words of the catalogue's role names, in English and Swedish: pattern of a plain word → the
 * words that it stands for.
 */
const SAME: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:developers?|utvecklare[n]?|programmers?|programmerare|coders?|ingenjor\w*|engineers?|systemutvecklare|mjukvaruutvecklare)$/u,
    'developer',
  ],
  [/^(?:software|mjukvaru|mjukvara|system|systems)$/u, 'software'],
  [/^(?:architects?|arkitekt(?:en|er)?)$/u, 'architect'],
  [/^(?:managers?|chef(?:en|er)?|ansvarig|ledare|ledaren)$/u, 'manager'],
  [/^(?:analysts?|analytiker(?:n)?)$/u, 'analyst'],
  [/^(?:designers?|designern|formgivare)$/u, 'designer'],
  [/^(?:scientists?|forskare)$/u, 'scientist'],
  [/^(?:testers?|testare[n]?)$/u, 'tester'],
  [/^(?:consultants?|konsult(?:en|er)?)$/u, 'consultant'],
  [/^(?:frontend|framsida)$/u, 'frontend'],
  [/^(?:backend|bakdel)$/u, 'backend'],
  [/^(?:fullstack)$/u, 'fullstack'],
  [/^(?:security|sakerhets?)$/u, 'security'],
  [/^(?:network|natverks?)$/u, 'network'],
  [/^(?:projekt|projects?)$/u, 'project'],
  [/^(?:produkt|products?)$/u, 'product'],
  [/^(?:owner|agare[n]?)$/u, 'owner'],
  [/^(?:business|affars|verksamhets?)$/u, 'business'],
  [/^(?:requirements?|krav)$/u, 'requirements'],
  [/^(?:change|forandrings?)$/u, 'change'],
  [/^(?:service|tjanste)$/u, 'service'],
  [/^(?:recruiter|rekryterare[n]?)$/u, 'recruiter'],
  [/^(?:accountant|redovisningsekonom|ekonom)$/u, 'accountant'],
  [/^(?:database|databas)$/u, 'database'],
  [/^(?:administrators?|administratorer|administrator)$/u, 'administrator'],
  [/^(?:machine|maskin)$/u, 'machine'],
  [/^(?:learning|inlarnings?)$/u, 'learning'],
  [/^(?:quality|kvalitets?)$/u, 'quality'],
  [/^(?:specialists?|specialisten)$/u, 'specialist'],
  [/^(?:programme|program)$/u, 'programme'],
  [/^(?:embedded|inbyggda|inbyggd)$/u, 'embedded'],
  [/^(?:customer|kund)$/u, 'customer'],
  [/^(?:financial|finans|finansiell)$/u, 'financial'],
  [/^(?:game|spel)$/u, 'game'],
  [/^(?:data)$/u, 'data'],
  [/^(?:graphic|grafisk)$/u, 'graphic'],
  [/^(?:marketer|marknadsforare)$/u, 'marketer'],
];

/** Written together or apart, abbreviated, or in Swedish as one word. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bfront[\s-]end/gu, 'frontend'],
  [/\bback[\s-]end/gu, 'backend'],
  [/\bfull[\s-]?stack/gu, 'fullstack'],
  [/\bdev[\s-]ops/gu, 'devops'],
  [/\bsre\b/gu, 'site reliability engineer'],
  [/\bdba\b/gu, 'database administrator'],
  [/\b(?:ml|machine[\s-]learning|maskininlarnings)[\s-]?(?=engineer|ingenjor|utvecklare)/gu, 'machine learning '],
  [/\bqa\b/gu, 'quality assurance'],
  [/\bcto\b/gu, 'chief technology officer'],
  [/\bcfo\b/gu, 'chief financial officer'],
  [/\bceo\b|\bvd\b/gu, 'chief executive officer'],
  [/\bcpo\b/gu, 'chief product officer'],
  [/\bprojektledare/gu, 'project manager'],
  [/\bprogramledare/gu, 'programme manager'],
  [/\bproduktchef|\bproduktledare/gu, 'product manager'],
  [/\bproduktagare/gu, 'product owner'],
  [/\bforandringsledare/gu, 'change manager'],
  [/\bleveransledare|\bleveransansvarig/gu, 'delivery manager'],
  [/\btestledare/gu, 'test manager'],
  [/\butvecklingschef/gu, 'engineering manager'],
  [/\bteknikchef|\bteknisk chef/gu, 'chief technology officer'],
  [/\bekonomichef|\bfinanschef/gu, 'finance manager'],
  [/\bverksamhetscontroller|\bbusiness controller/gu, 'business controller'],
  [/\bredovisningsekonom/gu, 'accountant'],
  [/\bkundansvarig/gu, 'account manager'],
  [/\bsystemadministrator\b/gu, 'systems administrator'],
  [/\bnatverkstekniker|\bnatverksingenjor/gu, 'network engineer'],
  [/\bdatavetare|\bdata scientist/gu, 'data scientist'],
  [/\bdataingenjor/gu, 'data engineer'],
  [/\bdataanalytiker/gu, 'data analyst'],
  [/\btjanstedesigner/gu, 'service designer'],
  [/\binteraktionsdesigner/gu, 'interaction designer'],
  [/\bkravanalytiker|\bkravstallare/gu, 'requirements engineer'],
  [/\bverksamhetsanalytiker|\baffarsanalytiker/gu, 'business analyst'],
  [/\bmjukvaruarkitekt|\bsystemarkitekt|\blosningsarkitekt(?= java)/gu, 'software architect'],
  [/\blosningsarkitekt/gu, 'solutions architect'],
  [/\bmolnarkitekt/gu, 'cloud architect'],
  [/\bmolningenjor/gu, 'cloud engineer'],
  [/\bdataarkitekt/gu, 'data architect'],
  [/\bspelutvecklare|\bspelprogrammerare/gu, 'game developer'],
  [/\bapputvecklare/gu, 'mobile developer'],
  [/\bwebbutvecklare|\bweb developer|\bwebbprogrammerare/gu, 'frontend developer'],
  [/\binbyggda system/gu, 'embedded software'],
  [/\bbackendutvecklare/gu, 'backend developer'],
  [/\bfrontendutvecklare/gu, 'frontend developer'],
  [/\bfullstackutvecklare/gu, 'fullstack developer'],
  [/\btestautomatiserare/gu, 'test automation engineer'],
  [/\b(?:software|system)s? test(?:er|are)\b|\btestare\b/gu, 'manual tester'],
  [/\bsakerhetsspecialist/gu, 'security specialist'],
  [/\bscrum ?master/gu, 'scrum master'],
  [/\bagil coach/gu, 'agile coach'],
  [/\bgrafisk formgivare/gu, 'graphic designer'],
  [/\brorlig design/gu, 'motion design'],
];

/** Words that add nothing to what a role is. */
const EMPTY = new Set('and of the for a an och med till i in at to som'.split(' '));

function canonical(text: string): { readonly word: string; readonly from: number; readonly to: number }[] {
  const plain = REWRITTEN.reduce((now, [pattern, instead]) => now.replace(pattern, `${instead} `), plainText(text));
  return wordsOf(plain)
    .map(({ plain: word, from, to }) => ({ word: SAME.find(([pattern]) => pattern.test(word))?.[1] ?? word, from, to }))
    .filter(({ word }) => !EMPTY.has(word));
}

/** A role's words, and how much each of them tells it from the others. */
interface KnownRole {
  readonly role: CategoryRole;
  readonly words: ReadonlyMap<string, number>;
  readonly total: number;
  /** Of a name such as "Backend developer, Java": the words before the comma, and what tells it from its like. */
  readonly variant: { readonly family: readonly string[]; readonly told: string } | null;
}

const canonicalWords = (text: string): string[] => canonical(text).map(({ word }) => word);

function variantIn(name: string): KnownRole['variant'] {
  const [family = '', told = ''] = name.split(',').map((part) => part.trim());
  return told === '' ? null : { family: canonicalWords(family), told };
}

/** A role is known by what it is called in every language; names that come to the same words are one. */
const namesOf = (role: CategoryRole) => [
  ...new Map(
    [role.name, ...(role.aliases ?? [])].map((name) => {
      const words = canonicalWords(name);
      return [words.join(' '), { role, words: new Set(words), variant: variantIn(name) }] as const;
    }),
  ).values(),
];

function knownRoles(roles: readonly CategoryRole[]): KnownRole[] {
  const held = new Map<string, number>();
  const named = roles.map(namesOf);
  for (const names of named)
    for (const word of new Set(names.flatMap(({ words }) => [...words]))) held.set(word, (held.get(word) ?? 0) + 1);
  return named.flat().map(({ role, words, variant }) => {
    const weights = new Map([...words].map((word) => [word, weightOf(word, held.get(word) ?? 1)] as const));
    return { role, variant, words: weights, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
  });
}

/** Words that rank people, of whatever job: a name that has one is told by its other words. */
const RANK = /^(?:senior|junior|principal|associate|staff|erfaren|experienced)$/u;
const RANK_WEIGHT = 0.15;

/** @param held by how many roles @returns how much a word tells */
const weightOf = (word: string, held: number): number => (RANK.test(word) ? RANK_WEIGHT : 1 / Math.sqrt(held));

/** Of a role's words, weighed, so much must stand in a title. */
const ENOUGH = 0.6;
/** A word that says only which kind of job it is; with nothing else it names no role. */
const KIND =
  /^(?:developer|software|manager|architect|analyst|designer|consultant|specialist|lead|head|director|officer|chief|scientist|administrator|tester)$/u;

interface Guess {
  readonly role: CategoryRole;
  readonly score: number;
}

function bestOf(known: readonly KnownRole[], title: string): Guess | null {
  const said = new Set(canonicalWords(title));
  let best: (Guess & { readonly weight: number }) | null = null;
  for (const { role, words, total } of known) {
    const hits = [...words].filter(([word]) => said.has(word));
    if (!hits.some(([word]) => !KIND.test(word) && !RANK.test(word)) && hits.length < words.size) continue;
    const weight = hits.reduce((sum, [, one]) => sum + one, 0);
    const score = weight / total;
    if (score < ENOUGH) continue;
    // Everything of a long name outweighs everything of a short one: "Lead product designer", "Product designer".
    if (best === null || score * weight > best.score * best.weight) best = { role, score, weight };
  }
  return best;
}

/** Letters of which a name is too short to stand for itself in small letters: "go". */
const SHORT = 2;

/** @returns where a text names what tells a role from its like, such as "Java" */
function mentionsOf(told: string, text: string): readonly number[] {
  const escaped = told.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}+#])`, told.length > SHORT ? 'giu' : 'gu');
  return [...text.matchAll(named)].map(({ index }) => index);
}

/**
 * Of roles that a title names all alike, as "Backend developer" does.
 * @returns the one that the text names most often, and first of those; null where it names none
 */
function variantOf(known: readonly KnownRole[], title: string, text: string): CategoryRole | null {
  const said = new Set(canonicalWords(title));
  let best: { readonly role: CategoryRole; readonly count: number; readonly first: number } | null = null;
  for (const { role, variant } of known) {
    if (variant === null || !variant.family.every((word) => said.has(word))) continue;
    const mentions = mentionsOf(variant.told, text);
    const [first] = mentions;
    if (first === undefined) continue;
    const count = mentions.length;
    if (best === null || count > best.count || (count === best.count && first < best.first))
      best = { role, count, first };
  }
  return best?.role ?? null;
}

const LABELLED =
  /^\W*(?:role|title|job title|position|tjanst|befattning|roll|yrkestitel|jobbtitel|current role|nuvarande roll)\s*:\s*(?<title>.+)$/u;
const ANNOUNCED =
  /(?:we are looking for|we're looking for|looking for|we are hiring|we're hiring|hiring|we need|we seek|seeking|join us as|role as|work as|as our(?: next)?|vi soker(?: nu)?|soker (?:vi )?(?:nu )?|som var(?: nya)?|rollen som|arbeta som|jobba som|vill du bli|are you (?:our|the)(?: next)?|ar du var(?: nasta)?)\s+(?:an?\s|our\s|en\s|ett\s|nasta\s|var\s|nya\s|next\s|(?:\w+\s){0,2}?)?(?<title>[^.!?\n]{3,80})/dgu;
/** Lines from the top where a title usually stands. */
const TOP_LINES = 4;

/** @returns lines and parts of sentences in which a text says which role it is about, the likeliest first */
function titlesIn(written: string): string[] {
  const text = written.normalize('NFC');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const labelled = lines.flatMap((line) => {
    const title = LABELLED.exec(plainText(line))?.groups?.title;
    return title === undefined ? [] : [line.slice(-title.length)];
  });
  const top = lines.slice(0, TOP_LINES).filter((line) => line.length <= 90);
  // Without marks and capitals a text is as long: what is quoted is what it says.
  const announced = [...plainText(text).matchAll(ANNOUNCED)].flatMap(({ indices }) => {
    const title = indices?.groups?.title;
    return title === undefined ? [] : [text.slice(...title)];
  });
  return [...labelled, ...top, ...announced, ...lines.filter((line) => headingOf(line) === null).slice(TOP_LINES, 8)];
}

/**
 * Finds the role that an advert is about: by its title, in English or Swedish.
 * @param roles of all categories
 * @returns the role that fits the title best, null where no title names one
 */
export function roleIn(text: string, roles: readonly CategoryRole[]): Found<CategoryRole> | null {
  const known = knownRoles(roles);
  for (const title of titlesIn(text)) {
    const role = bestOf(known, title)?.role ?? variantOf(known, title, text);
    if (role !== null) return { value: role, words: quoteOf(title, 0, Math.min(title.length, 60)) };
  }
  return null;
}

/** Finds roles in titles, such as those of a CV. @returns a function that gives the role a title names, or null */
export function roleFinder(roles: readonly CategoryRole[]): (title: string) => CategoryRole | null {
  const known = knownRoles(roles);
  return (title) => bestOf(known, title)?.role ?? null;
}
