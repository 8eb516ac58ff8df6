/** What no document of XML 1.0 may hold, not even by its number: it would not be read at all (https://www.w3.org/TR/xml/#charsets). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** @returns text that stands for itself in HTML and XML, also in an attribute */
export const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
