import type { ChangeEvent } from 'react';
import { t } from '@vela/language';

const tooManyText = (over: number): string =>
  t(
    '{over, plural, one {# character too many.} other {# characters too many.}} Nothing was cut: shorten it where you like.',
    { over },
  );

/** @returns whether one character was typed; what comes in one piece, pasted or spoken, keeps all of its text, however long */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent &&
  (event.inputType === 'insertLineBreak' || (event.inputType === 'insertText' && [...(event.data ?? '')].length <= 1));

/** @returns by how much a text is too long, in words; undefined where it is not */
export const limitText = (value: string, max: number): string | undefined =>
  value.length > max ? tooManyText(value.length - max) : undefined;

/**
 * @param value what was there before
 * @returns what is there after a change: beyond the limit nothing is typed, and nothing of what came in one piece is cut
 */
export function withinLimit(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  value: string,
  max: number,
): string {
  const next = target.value;
  if (next.length <= Math.max(max, value.length) || !isTyped(nativeEvent)) return next;
  // Typed at the end, it goes on up to the limit; in the middle it would push the end out.
  return next.startsWith(value) && value.length < max ? next.slice(0, max) : value;
}
