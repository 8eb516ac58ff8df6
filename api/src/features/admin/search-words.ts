import { Types } from 'mongoose';

const OBJECT_ID = /^[0-9a-f]{24}$/;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const capitalised = (text: string): string => text.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** @returns the id that a search text is, or null */
export const idIn = (search: string): Types.ObjectId | null => (OBJECT_ID.test(search) ? new Types.ObjectId(search) : null);

/**
 * Beginnings to look for, as an index can: anchored and by exact letters, in the ways in which names are written.
 * @returns patterns for the text as it was typed, in small letters and with capitals
 */
export function beginningsOf(search: string): RegExp[] {
  const ways = new Set([search, search.toLowerCase(), capitalised(search.toLowerCase()), search.toUpperCase()]);
  return [...ways].map((way) => new RegExp(`^${escaped(way)}`));
}
