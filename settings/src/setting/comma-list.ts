/** @returns what a setting lists with commas between */
export const commaList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
