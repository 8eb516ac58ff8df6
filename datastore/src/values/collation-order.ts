/** Digits of scripts other than ASCII's. */
const otherDigits = /(?![0-9])\p{Nd}/gu;

/** Of two texts; negative, positive or 0 as `Intl.Collator.compare` has it. */
export type Order = (left: string, right: string) => number;

/**
 * The order of a collation, whatever script the digits are of.
 *
 * A collator that takes numbers as such takes the digits of all scripts for equal, in every strength. But in languages with tables of
 * their own, Swedish for one, it does not see that a number which two texts share at their beginning goes on with a digit of another
 * script, and then its answers contradict each other: `'0٣'` is equal to `'٣'`, and equal to texts that come before that. So digits
 * are written in ASCII before it compares.
 */
export function orderOf(collator: Intl.Collator): Order {
  if (!collator.resolvedOptions().numeric) return (left, right) => collator.compare(left, right);
  const known = new Map<string, string>();
  const inAscii = (digit: string): string => {
    const found = known.get(digit) ?? [...'0123456789'].find((each) => collator.compare(each, digit) === 0) ?? digit;
    known.set(digit, found);
    return found;
  };
  const written = (text: string): string => text.replace(otherDigits, inAscii);
  return (left, right) => collator.compare(written(left), written(right));
}
