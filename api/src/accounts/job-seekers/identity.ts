/** What would tell recruiters who somebody is. */
export interface Identity {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly linkedinProfile: string | null;
}

/** Given names that are also everyday words; they count only where they are written as a name. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set([
  'april',
  'art',
  'august',
  'bill',
  'chance',
  'dawn',
  'drew',
  'eve',
  'faith',
  'frank',
  'grace',
  'grant',
  'hope',
  'iris',
  'ivy',
  'joy',
  'june',
  'lily',
  'love',
  'mark',
  'may',
  'mercy',
  'miles',
  'page',
  'pat',
  'penny',
  'ray',
  'rich',
  'rob',
  'robin',
  'rose',
  'ruby',
  'sky',
  'star',
  'summer',
  'sunny',
  'trust',
  'viola',
  'will',
  'winter',
]);
/** Names no longer than this look like many a word, so their case counts too. */
const SHORT_NAME = 3;
/** Parts of a name that stand alone no shorter than this, so that "von" or "de" does not count. */
const PART_MIN = 4;

/** Product names that look like an address on the web. */
const PRODUCTS: ReadonlySet<string> = new Set([
  'asp.net',
  'ado.net',
  'vb.net',
  'ml.net',
  'socket.io',
  'draw.io',
  'fast.ai',
  'spring.io',
  'monday.com',
  'hugo.io',
]);

const EMAIL = /[^\s@]+\s*(?:@|\(at\)|\[at\])\s*[^\s@]+\.\p{L}{2,}/iu;
const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S+/i;
const BARE_DOMAIN =
  /(?<![\p{L}\d@.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:ai|app|at|be|blog|ch|cloud|co|com|cv|de|dev|dk|ee|es|eu|fi|fr|gg|ie|info|io|is|it|link|lt|lv|me|net|nl|no|nu|online|org|page|pl|pt|se|site|tech|uk|us|xyz)(?:\/\S*)?(?![\p{L}\d])/giu;
const YEARS_OR_DATE = /(?<!\d)(?:19|20)\d{2}(?:\s*[-–—/.]\s*(?:(?:19|20)\d{2}|\d{1,2}(?:[-/.]\d{1,2})?))(?!\d)/g;
const GROUPED_NUMBER = /^[1-9]\d{0,2}(?:[ .]\d{3})+$/;
const PHONE = /\+?\(?\d[\d\s().\-/]{5,}\d/g;
const PHONE_DIGITS_MIN = 7;

/** Letters without their accents, so that "Ödegård" and "Odegard" are the same. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function containsWord(text: string, word: string): boolean {
  const isWordToo = word.length <= SHORT_NAME || EVERYDAY_WORDS.has(word.toLowerCase());
  return new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, isWordToo ? 'u' : 'iu').test(text);
}

function containsName(text: string, { givenName, familyName }: Identity): boolean {
  const plain = folded(text);
  const names = [givenName, familyName].map((name) => folded(name.trim())).filter((name) => name.length > 1);
  const parts = names.flatMap((name) => name.split(/[\s-]+/)).filter((part) => part.length >= PART_MIN);
  return [...names, ...parts].some((name) => containsWord(plain, name));
}

const containsPhone = (text: string): boolean =>
  (text.replace(YEARS_OR_DATE, ' ').match(PHONE) ?? []).some(
    (candidate) => candidate.replace(/\D/g, '').length >= PHONE_DIGITS_MIN && !GROUPED_NUMBER.test(candidate),
  );

const containsLink = (text: string): boolean =>
  WEB_ADDRESS.test(text) || (text.match(BARE_DOMAIN) ?? []).some((domain) => !PRODUCTS.has(domain.toLowerCase()));

/** Own handles: what stands before the @, and the last part of the profile's address. */
function containsHandle(text: string, { email, linkedinProfile }: Identity): boolean {
  const handles = [email.split('@', 1)[0] ?? '', linkedinProfile?.replace(/\/$/, '').split('/').at(-1) ?? ''];
  return handles.some((handle) => handle.length > PART_MIN && containsWord(folded(text), folded(handle)));
}

/**
 * Looks for what would give a talent away in a text that recruiters read before the talent accepted.
 * @returns a sentence that says what to take out, or null if the text tells nothing
 */
export function identityIn(text: string, identity: Identity): string | null {
  if (EMAIL.test(text)) return 'Leave out email addresses: companies get yours once you accept their request.';
  if (containsLink(text)) return 'Leave out links: companies get your profile’s once you accept their request.';
  if (containsPhone(text)) return 'Leave out phone numbers: you can give yours once you accept a request.';
  if (containsName(text, identity)) return 'Leave out your name: companies see it once you accept their request.';
  if (containsHandle(text, identity)) return 'Leave out your user names: companies see who you are once you accept.';
  return null;
}
