/** @returns text that stands for itself in HTML and XML, also in an attribute */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
