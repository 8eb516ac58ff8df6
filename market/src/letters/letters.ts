/** Letters that no accent makes of another, as people type them. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** @returns a text as it is compared: small letters, no accents, nothing invisible, no letters that few keyboards have */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[łøđðħıæœßþ]/g, (letter) => LETTERS[letter] ?? letter);
