import { Types } from 'mongoose';
import { beginsWith } from '../../accounts/users/index.js';

const OBJECT_ID = /^[0-9a-f]{24}$/;
const capitalised = (text: string): string => text.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** @returns the id that a search text is, or null */
export const idIn = (search: string): Types.ObjectId | null =>
  OBJECT_ID.test(search) ? new Types.ObjectId(search) : null;

/**
 * Conditions of what begins with a text, in the ways in which names are written: as it was typed, in small letters and with
 * capitals. Each is a range, as an index answers it; one of them has to hold.
 */
export function beginningsOf(field: string, search: string): Readonly<Record<string, ReturnType<typeof beginsWith>>>[] {
  const ways = new Set([search, search.toLowerCase(), capitalised(search.toLowerCase()), search.toUpperCase()]);
  return [...ways].map((way) => ({ [field]: beginsWith(way) }));
}
