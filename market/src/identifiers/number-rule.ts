import type { ValidateReturn } from 'stdnum/lib/cjs/types.js';

/** What a number turned out to be. */
export type ReadNumber =
  /** It is one: as it is stored and printed. */
  | { readonly number: string; readonly problem: null }
  /** It is none: what is wrong and what one looks like, as a sentence. */
  | { readonly number: null; readonly problem: string };

/** How the numbers of one country are written. */
export interface NumberRule {
  /** @returns what a number looks like, after "such a number is" */
  readonly form: () => string;
  /** @param compact capitals, digits, + and * only @returns the number, or what is wrong with it */
  readonly read: (compact: string) => { readonly number: string } | 'form' | 'checkDigit';
  /** Blanks and small letters belong to it, as in a register with the name of its court. */
  readonly asTyped?: true;
}

/** A text as numbers are compared: capitals without blanks, hyphens and dots, full-width letters made plain. */
export const compactOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}+*]/gu, '');

/** How people say that there is no number, in the languages of the market, without spaces and signs. */
const NONE =
  /^(?:|NONE|NO|NIL|NA|NOTREGISTERED|NOTAPPLICABLE|NOVAT|INGEN|INGET|INGA|INTE|EJ|NEJ|SAKNAS|SAKNAR|FINNSEJ|FINNSINTE|EJREGISTRERAD|INTEREGISTRERAD|HARINTE|HAREJ|INGENMOMS|MANGLER|IKKE|IKKEREGISTRERT|EI|EIOLE|KEINE?|GEEN|AUCUN|NINGUNO)$/u;

/** Whether a field says that there is no number: "none", "-", "finns ej". What says something else is a number, right or wrong. */
export const saysNone = (text: string): boolean => NONE.test(compactOf(text));

/**
 * A rule whose check digits a library knows.
 * @param form what a number looks like
 * @param validate of the library
 * @param write how the checked digits are written
 */
export const checked = (
  form: () => string,
  { validate }: { readonly validate: (input: string) => ValidateReturn },
  write: (compact: string) => string = (compact) => compact,
): NumberRule => ({
  form,
  read: (compact) => {
    const result = validate(compact);
    if (result.isValid) return { number: write(result.compact) };
    return result.error.name === 'InvalidChecksum' ? 'checkDigit' : 'form';
  },
});

/** A rule that knows only what a number looks like. */
export const shaped = (form: () => string, shape: RegExp): NumberRule => ({
  form,
  read: (compact) => (shape.test(compact) ? { number: compact } : 'form'),
});

/** A number of any of several kinds. */
export const anyOf = (form: () => string, ...rules: readonly NumberRule[]): NumberRule => ({
  form,
  read: (compact) => {
    let problem: 'form' | 'checkDigit' = 'form';
    for (const rule of rules) {
      const result = rule.read(compact);
      if (typeof result === 'object') return result;
      if (result === 'checkDigit') problem = result;
    }
    return problem;
  },
});
