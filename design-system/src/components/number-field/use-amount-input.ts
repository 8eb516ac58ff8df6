import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { readAmount } from '@vela/contracts/amounts';
import { digitsOf, groupedDigits, isDigits } from './grouped-digits.js';

/** Longest text that is still looked at: an amount with its currency and signs is shorter. */
const LONGEST = 30;

/** No amount begins with a sign: one that is typed there is not taken. What was chosen goes all the same, and the figures come in its place. */
const SIGN_BEFORE = /^\s*[-+−–—]+/u;

const shapeOf = (value: string): string => (isDigits(value) ? groupedDigits(value) : value);
const dotsIn = (text: string): number => text.split('.').length;

interface Typing {
  readonly shown: string;
  /** What the field's owner was told for it; anything else that comes back was not typed here. */
  readonly value: string;
}

/** What an input event says about where its text came from. */
const originOf = (event: Event): { readonly typed: string | null; readonly byKey: boolean } =>
  event instanceof InputEvent
    ? { typed: event.data, byKey: event.inputType === 'insertText' || event.inputType.startsWith('delete') }
    : { typed: null, byKey: false };

/** @returns whether a digit was typed or something deleted in figures that stand as the field writes them */
function isEditOfDigits(text: string, shown: string, event: Event): boolean {
  const { typed, byKey } = originOf(event);
  const plain = /^[\d.]*$/.test(text) && dotsIn(text) <= dotsIn(shown);
  return byKey && plain && (!typed || isDigits(typed));
}

/**
 * The text of an amount's input and what it means. Digits are parted while they are typed; whatever else is typed or
 * pasted stays as it is until the field is left, and is read by its meaning.
 * @param value digits, `''`, or a text that cannot be read as one amount
 */
export function useAmountInput(value: string, onChange: (value: string) => void, maxDigits: number | undefined) {
  const [typing, setTyping] = useState<Typing | null>(null);
  const caret = useRef<{ readonly input: HTMLInputElement; readonly digitsBefore: number }>(null);
  const shown = typing?.value === value ? typing.shown : shapeOf(value);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    const { input, digitsBefore } = caret.current;
    caret.current = null;
    let at = 0;
    for (let digits = 0; digits < digitsBefore && at < input.value.length; at += 1)
      if (isDigits(input.value.charAt(at))) digits += 1;
    input.setSelectionRange(at, at);
  });

  const tell = (next: Typing) => {
    setTyping(next);
    if (next.value !== value) onChange(next.value);
  };
  const fits = (digits: string): boolean => maxDigits === undefined || digits.length <= maxDigits;

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const text = originOf(nativeEvent).byKey ? target.value.replace(SIGN_BEFORE, '') : target.value;
    if ((value === '' || isDigits(value)) && shown === shapeOf(value) && isEditOfDigits(text, shown, nativeEvent)) {
      const digits = digitsOf(text);
      const before = text.slice(0, target.selectionStart ?? text.length);
      caret.current = { input: target, digitsBefore: digitsOf(`1${before}`).length - 1 };
      // One digit more is not taken; several at once are a text of somebody's, and it is said that they are too many.
      const isOneMore = digits.length === value.length + 1;
      if (fits(digits) || !isOneMore) tell({ shown: groupedDigits(digits), value: digits });
      return;
    }
    const written = text.slice(0, LONGEST);
    const reading = readAmount(written);
    const digits = reading.kind === 'amount' ? String(reading.amount) : '';
    if (reading.kind === 'amount' && fits(digits)) tell({ shown: written, value: digits });
    else tell({ shown: written, value: written.trim() });
  };

  return {
    shown,
    /** Whether somebody is still writing what cannot be read yet. */
    unfinished: typing !== null && typing.value === value,
    change,
    /** Shows what was understood, in the field's own shape. */
    settle: () => setTyping(null),
    choose: (amount: number) => {
      setTyping(null);
      onChange(String(amount));
    },
  };
}
