/** A page's number, or a gap where numbers are left out. */
export type PageMark = number | 'gap-before' | 'gap-after';

/**
 * Which page numbers are offered: the first, the last, and those around the current one.
 * @param current page shown, from 1; one that is no more counts as the last
 * @param count how many pages there are
 */
export function pageMarks(current: number, count: number): readonly PageMark[] {
  // Beyond the last page, those before it are the nearest.
  if (current > count && count > 0) return pageMarks(count, count);
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < count);
  const first = near[0] ?? count;
  const last = near.at(-1) ?? 1;
  return [
    ...(count > 0 ? [1] : []),
    ...(first > 3 ? ['gap-before' as const] : first === 3 ? [2] : []),
    ...near,
    ...(last < count - 2 ? ['gap-after' as const] : last === count - 2 ? [count - 1] : []),
    ...(count > 1 ? [count] : []),
  ];
}
