import { createContext, Script } from 'node:vm';
import { CommandError, systemCode } from './errors.js';

/*
 * A command computes without a pause, so its time limit is kept by whoever it calls on the way: `checkTime` per document
 * and element, `runWatched` around what cannot be stopped otherwise.
 */

let deadline = Infinity;
/** Until when the work at hand may go on where it is; see {@link withinSlice}. */
let sliceEnd = Infinity;
/** Whether somebody wants the work at hand to end; see {@link interruptible}. */
let interrupted: () => boolean = () => false;

/** How long a read may keep others waiting, in milliseconds. */
export const sliceMs = 8;

/** Work has taken longer than its slice, and is to begin anew elsewhere. */
export class SliceExpired extends Error {
  constructor() {
    super('the work takes longer than its slice of time');
    this.name = 'SliceExpired';
  }
}

/**
 * Runs work that others should not wait for longer than that.
 *
 * @throws SliceExpired when it takes longer; what it has done by then is lost
 */
export function withinSlice<Result>(milliseconds: number, work: () => Result): Result {
  sliceEnd = performance.now() + milliseconds;
  try {
    return work();
  } finally {
    sliceEnd = Infinity;
  }
}

/** Runs work that ends with error 11601 as soon as `isWanted` says so. */
export function interruptible<Result>(isWanted: () => boolean, work: () => Result): Result {
  interrupted = isWanted;
  try {
    return work();
  } finally {
    interrupted = () => false;
  }
}

/** Milliseconds that the command at work still has. */
export function timeLeft(): number {
  return deadline - performance.now();
}

/**
 * Runs work that may take so long and no longer.
 *
 * @param milliseconds Infinity for no limit of its own
 * @throws CommandError 50 when the time is up
 */
export function withinTime<Result>(milliseconds: number, work: () => Result): Result {
  const outer = deadline;
  deadline = Math.min(outer, performance.now() + milliseconds);
  try {
    return work();
  } finally {
    deadline = outer;
  }
}

function timeIsUp(): CommandError {
  return new CommandError(50, 'operation exceeded time limit');
}

/** The error of a command that somebody ended. */
export const interruption = (): CommandError => new CommandError(11601, 'operation was interrupted');

/** @throws CommandError 50 when the command at work has no time left, 11601 when somebody ended it; SliceExpired */
export function checkTime(): void {
  if (deadline !== Infinity || sliceEnd !== Infinity) {
    const now = performance.now();
    if (now > deadline) throw timeIsUp();
    if (now > sliceEnd) throw new SliceExpired();
  }
  if (interrupted()) throw interruption();
}

let steps = 0;
const stepsBetweenLooks = 256;

/** One step of a loop that may be long, such as a comparison: looks at the time every so often. @throws as {@link checkTime} does */
export function countStep(): void {
  steps += 1;
  if (steps < stepsBetweenLooks) return;
  steps = 0;
  checkTime();
}

/** A document of so many bytes was looked at: looks at the time every so often. @throws as {@link checkTime} does */
export function countDocument(bytes: number): void {
  steps += stepsOfDocument + (bytes >>> bitsOfStep);
  if (steps < stepsBetweenLooks) return;
  steps = 0;
  checkTime();
}

/** As {@link countDocument}, for several that are looked at quickly. @throws as {@link checkTime} does */
export function countDocuments(documents: number, bytes: number): void {
  steps += stepsOfDocument * documents;
  countDocument(bytes);
}

/** What a document takes at least, and how many bytes of it (as a power of 2) take as long as a step. */
const stepsOfDocument = 8;
const bitsOfStep = 7;

/** How long work may take that nobody can stop from inside, in milliseconds. */
export const watchedLimit = 250;

const watched = createContext({});
const call = new Script('work()');

/**
 * Runs work that does not look at the time itself, such as a regular expression, and stops it when it takes too long. The
 * watch takes a tenth of a millisecond or two.
 *
 * @param tooLong the error when it takes more than {@link watchedLimit}
 * @throws CommandError 50 when the command has no time left; SliceExpired
 */
export function runWatched<Result>(work: () => Result, tooLong: () => CommandError): Result {
  const left = timeLeft();
  const sliceLeft = sliceEnd - performance.now();
  const limit = Math.ceil(Math.min(watchedLimit, Math.max(1, Math.min(left, sliceLeft))));
  let result: { readonly value: Result } | undefined;
  watched['work'] = () => {
    result = { value: work() };
  };
  try {
    call.runInContext(watched, { timeout: limit });
  } catch (error) {
    if (systemCode(error) !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    if (sliceLeft < Math.min(left, watchedLimit)) throw new SliceExpired();
    if (left <= watchedLimit) throw timeIsUp();
    throw tooLong();
  }
  if (result === undefined) throw timeIsUp();
  return result.value;
}
