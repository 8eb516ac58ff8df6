/** @returns the key that goes forward along the line of reading of an element */
export function forwardKey(element: HTMLElement): '{ArrowRight}' | '{ArrowLeft}' {
  return getComputedStyle(element).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
}
