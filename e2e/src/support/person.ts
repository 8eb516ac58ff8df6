import { randomUUID } from 'node:crypto';

/** Somebody who signs in at the stand-in identity provider's free form. */
export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly linkedinProfile: string;
}

/**
 * A person whose name occurs nowhere else, so that finding it anywhere is a leak.
 * @param kind becomes part of the names, to read in a failure
 */
export function newPerson(kind: string): Person {
  const mark = randomUUID().slice(0, 8).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x');
  return {
    firstName: `${kind}${mark}`,
    lastName: `Canary${mark}`,
    email: `${kind}.${mark}@canary.example`.toLowerCase(),
    linkedinProfile: `https://www.linkedin.com/in/canary-${mark}`,
  };
}
