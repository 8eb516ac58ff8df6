/** @param text of an element or an attribute, as React writes it @returns what it stands for */
export const unescaped = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    // Last: what somebody wrote as "&lt;" stays that.
    .replace(/&amp;/g, '&');
