/**
 * For the `ref` of what takes the place of a longer form, such as thanks for it: it stands where the form began, which on a
 * phone is above what was in view at its end.
 */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
