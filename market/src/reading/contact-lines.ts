import { type Identity, tellingWords } from '../anonymity/index.js';
import { headingOf, partsOfAtMost, plainText } from './words.js';

/** Street and house, or post code and town. */
const ADDRESS =
  /(?:gatan|gata|vagen|vag|grand|torg|torget|alle|stigen|street|st\.|road|rd\.|avenue|ave\.|lane|square)\s+\d+\s?[a-z]?\b|\b\d+[a-z]?\s+\p{L}+\s(?:street|road|avenue|lane|square|st|rd)\b|\b(?:se-?)?\d{3} ?\d{2}\s+\p{L}{2,}/u;
/** Numbers of a person without their sign, and days of birth. */
const PERSON_NUMBER = /(?<!\d)(?:19|20)?\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[-+ ]?\d{4}(?!\d)/u;
const LABELLED =
  /^\W*(?:name|full name|namn|address|adress|bostad|phone|mobile|tel|telephone|telefon|mobil|e-?mail|e-?post|mejl|web|website|hemsida|linkedin|github|born|fodd|date of birth|birth ?date|fodelsedatum|personnummer|personal number|nationality|nationalitet|marital status|civilstand|age|alder|contact|kontakt|twitter|portfolio)\b\s*[:.]?/u;
const NAME_LINE =
  /^[^\p{L}]*(?:(?:cv|resume|curriculum vitae|meritforteckning)\s*[-–:,]?\s*)?\p{Lu}[\p{L}'’-]+(?:\s+(?:\p{Lu}\.|(?:von|af|de|van|der|la)|\p{Lu}[\p{L}'’-]+)){1,3}\s*$/u;
const TOP_LINES = 8;
/** A text without lines is dropped in parts, and not as a whole. */
const LINE_MAX = 600;
const REFERENCES = /^(?:references?|referenser|referenspersoner)\b/u;

/**
 * Leaves out of a CV what tells who wrote it, before anything else is read: lines with names, mail and postal addresses,
 * numbers, links and user names, wherever they stand, and other people's under "References".
 * @param isOther says of a line at the top whether it is a title or skill rather than a name
 * @returns the other lines
 */
export function withoutContactLines(text: string, identity: Identity, isOther: (line: string) => boolean): string {
  let inReferences = false;
  let seen = 0;
  return text
    .replace(/\r\n?/gu, '\n')
    .split('\n')
    .flatMap((line) => (line === '' ? [''] : partsOfAtMost(line, LINE_MAX)))
    .filter((line) => {
      if (line.trim() === '') return true;
      const heading = headingOf(line);
      if (heading !== null || REFERENCES.test(plainText(line.trim())))
        inReferences = REFERENCES.test(plainText(line.trim()));
      seen += 1;
      if (inReferences) return false;
      const plain = plainText(line);
      if (LABELLED.test(plain) || ADDRESS.test(plain) || PERSON_NUMBER.test(line)) return false;
      if (seen <= TOP_LINES && NAME_LINE.test(line) && heading === null && !isOther(line)) return false;
      return tellingWords(line, identity).length === 0;
    })
    .join('\n');
}
