import { type Reading, readingOf } from '../letters/index.js';
import { addressesIn, withSigns } from './addresses.js';
import type { Finding, TellingKind, TellingWords } from './finding.js';
import type { Identity } from './identity.js';
import { namesIn } from './names.js';
import { withDigits } from './number-words.js';
import { numbersIn } from './phones.js';
import { sentenceOf } from './texts.js';
import { userNamesIn } from './user-names.js';

export type { Identity } from './identity.js';

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

interface Stretch {
  readonly kind: TellingKind;
  readonly from: number;
  readonly to: number;
}

const inTyped = (reading: Reading, findings: readonly Finding[]): Stretch[] =>
  findings.map(({ kind, start, end }) => ({
    kind,
    from: reading.from[start] ?? 0,
    to: reading.from[end] ?? reading.from.at(-1) ?? 0,
  }));

/** What was found first covers what lies in it: the name in a mail address is no second finding. */
function withoutCovered(stretches: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  for (const one of stretches) if (!left.some(({ from, to }) => one.from < to && from < one.to)) left.push(one);
  return left.sort((one, other) => one.from - other.from);
}

/**
 * Looks for what would give a talent away in a text that companies read before the talent accepted: their name in any
 * form, phone numbers, addresses and links however they are spelled, and user names elsewhere.
 * @returns the words that tell, in their order; nothing where the text may be shown
 */
export function tellingWords(typed: string, identity: Identity): readonly TellingWords[] {
  const reading = readingOf(typed);
  const signed = withSigns(reading);
  const dialled = withDigits(reading);
  const stretches = withoutCovered([
    ...inTyped(signed, addressesIn(signed.text)),
    ...inTyped(signed, userNamesIn(signed.text)),
    ...inTyped(dialled, numbersIn(dialled.text)),
    ...inTyped(reading, namesIn(reading.text, identity)),
  ]);
  return stretches.map(({ kind, from, to }) => ({ kind, words: typed.slice(from, to).replace(INVISIBLE, '').trim() }));
}

/** @returns a sentence that says which words to take out and why, or null where the text tells nothing */
export const identityIn = (typed: string, identity: Identity): string | null =>
  sentenceOf(tellingWords(typed, identity));
