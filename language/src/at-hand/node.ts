import { AsyncLocalStorage } from 'node:async_hooks';
import { SOURCE_LANGUAGE, type Tongue } from '../languages/languages.js';

// A server writes for many people at once: the language belongs to what is being done for one of them.
const atHand = new AsyncLocalStorage<Tongue>();
let otherwise: Tongue = SOURCE_LANGUAGE;

/** @returns the language of what is being done, the process' own outside of `inTongue` */
export const tongueAtHand = (): Tongue => atHand.getStore() ?? otherwise;

/** Says which language a whole process speaks where nothing else is told. */
export function setTongue(tongue: Tongue): void {
  otherwise = tongue;
}

/** @returns what the work gives, all of it in a language, also what it waits for */
export const inTongue = <Result>(tongue: Tongue, work: () => Result): Result => atHand.run(tongue, work);
