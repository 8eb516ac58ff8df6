import { Binary, BSONRegExp, Decimal128, ObjectId } from 'bson';
import { CommandError } from './errors.js';
import { countStep } from './time-limit.js';
import { asDocument, type Value } from './value.js';

const megabyte = 1024 * 1024;

/** What the values of one expression, or those that one group gathers, may take (MongoDB's own limit). */
export const expressionMemory = 100 * megabyte;
/** What a stage may gather that MongoDB would write to the disk, which this store does not. */
export const stageMemory = 256 * megabyte;
/** The same where a command forbids the disk (`allowDiskUse: false`), as MongoDB has it. */
export const stageMemoryWithoutDisk = 100 * megabyte;

/** What MongoDB reckons with for one value in an array. */
export const bytesOfElement = 16;
const bytesOfField = 32;

/** How many bytes a value takes, roughly and with everything in it. */
export function approximateBytes(value: Value): number {
  countStep();
  if (typeof value === 'string') return bytesOfElement + value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + approximateBytes(each), bytesOfElement);
  if (typeof value !== 'object' || value === null) return bytesOfElement;
  if (value instanceof Binary) return bytesOfElement + value.position;
  if (value instanceof BSONRegExp) return bytesOfElement + value.pattern.length;
  if (value instanceof ObjectId || value instanceof Decimal128) return 2 * bytesOfElement;
  const document = asDocument(value);
  if (document === undefined) return bytesOfElement;
  let sum = bytesOfElement;
  for (const name in document) sum += bytesOfField + name.length + approximateBytes(document[name]);
  return sum;
}

/** How many bytes a value takes by itself; what an array or a document holds may be held by others as well. */
export function shallowBytes(value: Value): number {
  if (typeof value === 'string') return bytesOfElement + value.length;
  return bytesOfElement * (Array.isArray(value) ? 1 + value.length : 1);
}

/** Memory that fills up while something is gathered. */
export class MemoryMeter {
  readonly #limit: number;
  readonly #exceeded: (limit: number) => CommandError;
  #used = 0;

  /** @param exceeded the error beyond the limit */
  constructor(limit: number, exceeded: (limit: number) => CommandError) {
    this.#limit = limit;
    this.#exceeded = exceeded;
  }

  /** @throws CommandError when it is too much */
  add(bytes: number): void {
    this.#used += bytes;
    if (this.#used > this.#limit) throw this.#exceeded(this.#limit);
  }
}

/** MongoDB's error of what gathers more than it may and cannot leave memory. */
export function memoryExceeded(what: string): (limit: number) => CommandError {
  return (limit) =>
    new CommandError(146, `${what} used too much memory and cannot spill to disk. Memory limit: ${limit} bytes`);
}

/** The error of a stage for which MongoDB would use the disk, were that allowed. */
export function diskNeeded(stage: string): (limit: number) => CommandError {
  return (limit) =>
    new CommandError(
      292,
      `Exceeded memory limit for ${stage} of ${limit} bytes; the embedded store cannot use the disk for it. Give it an index, or less to look at.`,
    );
}

let inExpression = 0;

/** An expression begins to be evaluated for another document. */
export function beginExpression(): void {
  inExpression = 0;
}

/** What the expression at work has built by now, for {@link expressionHolds}. */
export function expressionBytes(): number {
  return inExpression;
}

/** Says that no more is left of what the expression at work has built since. */
export function expressionHolds(bytes: number): void {
  inExpression = bytes;
}

/**
 * An operator is about to build so much.
 *
 * @throws CommandError 146 when the values of the expression take more than they may
 */
export function reserveInExpression(bytes: number, operator: string): void {
  inExpression += bytes;
  if (inExpression > expressionMemory)
    throw new CommandError(
      146,
      `${operator} would use too much memory (${inExpression} bytes) and cannot spill to disk. Memory limit: ${expressionMemory} bytes`,
    );
}
