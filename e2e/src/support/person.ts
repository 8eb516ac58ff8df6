import { randomUUID } from 'node:crypto';

/** Whom the stand-in identity provider's free form names. */
export interface Identity {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Somebody who signs in there. */
export interface Person extends Identity {
  readonly linkedinProfile: string;
  /** A word that only this person has; safe to show where names are not. */
  readonly mark: string;
}

/** Eight letters that occur nowhere else. */
const randomMark = (): string =>
  randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x');

/**
 * A person whose name occurs nowhere else, so that finding it anywhere is a leak.
 * @param kind becomes part of the names, to read in a failure
 */
export function newPerson(kind: string): Person {
  const [first, second] = [randomMark(), randomMark()];
  return {
    firstName: `${kind}${second}`,
    lastName: `Canary${second}`,
    email: `${kind}.${second}@canary.example`.toLowerCase(),
    linkedinProfile: `https://www.linkedin.com/in/canary-${second}`,
    mark: first,
  };
}
