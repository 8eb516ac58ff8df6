import { type FocusEvent, type SyntheticEvent, useState } from 'react';
import { texts } from '@vela/language';

/** Kinds of input that are filled in part by part: their value is empty until the last part is. */
const INCOMPLETE_TEXTS: Readonly<Partial<Record<string, string>>> = texts({
  date: 'Give a whole date that exists, or empty the field.',
  'datetime-local': 'Give a whole date and time that exist, or empty the field.',
});

const isIncomplete = ({ type, validity }: HTMLInputElement): boolean =>
  INCOMPLETE_TEXTS[type] !== undefined && validity.badInput;

/**
 * Nothing of a field that is half filled in would be sent, and nobody would notice.
 * @param container what is to be sent, a form or a part of a page
 * @returns whether a field in it is half filled in: each says so then, and the first takes focus
 */
export function tellIncomplete(container: Element): boolean {
  const incomplete = [...container.querySelectorAll('input')].filter(isIncomplete);
  // As a browser tells a field that it checks.
  incomplete.forEach((field) => field.dispatchEvent(new Event('invalid')));
  incomplete[0]?.focus();
  return incomplete.length > 0;
}

/** What a field is told of itself. */
interface Told {
  /** What to do about a field that is half filled in. */
  readonly text: string | undefined;
  readonly onChange: () => void;
  readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onInvalid: (event: SyntheticEvent<HTMLInputElement>) => void;
}

/** Notes whether a field is half filled in when it is left or sent; while somebody fills it in, that is no mistake. */
export function useIncomplete(type: string, value: string): Told {
  const [noted, setNoted] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => setNoted(isIncomplete(currentTarget));
  return {
    text: noted && value === '' ? INCOMPLETE_TEXTS[type] : undefined,
    onChange: () => setNoted(false),
    onBlur: look,
    onInvalid: look,
  };
}
