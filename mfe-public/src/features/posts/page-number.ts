/** @param text what stands in the address @returns a page from 1; 1 for what is no page */
export function pageNumberOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
