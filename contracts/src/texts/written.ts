/** What shows: neither space nor control, nor what only joins or shapes what stands beside it; the blank of Braille is one, too. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** @returns a text as it is kept: without the space around it, and empty where none of it shows. What joins others inside it stays. */
export const written = (text: string): string => (SEEN.test(text) ? text.trim() : '');
