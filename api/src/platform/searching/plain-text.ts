import { folded } from '@vela/market/letters';

/** @returns a text as it is searched for: small letters, without accents and letters that few keyboards have */
export const plainText = (text: string): string => folded(text).trim();

/** @returns the condition of a key that begins with a plain text; a range, so that an index answers it */
export const beginsWith = (text: string) => ({ $gte: text, $lt: `${text}\u{10ffff}` });
