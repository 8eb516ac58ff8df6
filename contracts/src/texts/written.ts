/** What shows: neither space nor control, nor what only joins or shapes what stands beside it; the blank of Braille is one, too. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Breaks of a line and a page within a paragraph, as text programs leave them in what is copied. */
const BREAKS = /[\v\f]/g;
/** Controls but for tab and ends of lines, and what is no character: no XML may hold them, such as RSS. */
const NO_TEXT = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

/** NUL, and halves of characters: no keyboard writes them, and stores and mails make something else of them. */
const NO_CHARACTERS = /\0|\p{Surrogate}/u;

/** @returns whether a text is made of characters that exist; none else is taken */
export const isWritable = (text: string): boolean => !NO_CHARACTERS.test(text);

/**
 * @returns a text as it is kept: without the space around it and control characters in it, and empty where none of it shows.
 * What joins others inside it stays.
 */
export const written = (text: string): string =>
  SEEN.test(text) ? text.replace(BREAKS, ' ').replace(NO_TEXT, '').trim() : '';

const LINE_SPACE = /[\s\u2800]+/g;
/** What does not show or turns writing around, and halves of characters; but what joins letters or chooses between their forms. */
const HIDDEN = /(?![\u200c\u200d\p{Variation_Selector}])[\p{Cf}\p{Default_Ignorable_Code_Point}]|\p{Surrogate}/gu;
/** What joins, where there is nothing before or after it. */
const JOINS_NOTHING = /^[\u200c\u200d\p{Variation_Selector}]+|[\u200c\u200d]+$/gu;

/** @returns a text from elsewhere that is kept in one line, such as a name: without anything that does not show or turns it around */
export const writtenLine = (text: string): string =>
  written(text.replace(LINE_SPACE, ' ')).replace(HIDDEN, '').trim().replace(JOINS_NOTHING, '');
