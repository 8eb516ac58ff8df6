import { SOURCE_LANGUAGE, type Tongue } from '../languages/languages.js';

let atHand: Tongue = SOURCE_LANGUAGE;

/** @returns the language that texts are written in now; a page has one for as long as it stands */
export const tongueAtHand = (): Tongue => atHand;

/** Says which language the page is in, before anything of it is rendered. */
export function setTongue(tongue: Tongue): void {
  atHand = tongue;
}

/** @returns what the work, which may not wait in between, gives in a language */
export function inTongue<Result>(tongue: Tongue, work: () => Result): Result {
  const before = atHand;
  atHand = tongue;
  try {
    return work();
  } finally {
    atHand = before;
  }
}
