import type { SearchKeys } from '../../records/user.js';

/** @returns a text in small letters and without accents, as it is compared */
export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

interface Named {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
}

export const searchKeysOf = ({ givenName, familyName, email }: Named): SearchKeys => ({
  name: plainText(`${givenName} ${familyName}`),
  family: plainText(familyName),
  email: plainText(email),
});

/** @returns the condition of a key that begins with a plain text; a range, so that an index answers it */
export const beginsWith = (text: string) => ({ $gte: text, $lt: `${text}\u{10ffff}` });
