import { Double, Int32 } from 'bson';
import { type FieldName, fieldName } from '../values/element.js';
import { type Document, isOperatorDocument, type Value } from '../values/value.js';

/**
 * What can be told of an element by its bytes: that a condition holds for it, that it does not, or nothing. Most values
 * that a filter looks at are numbers, dates and texts, and to make objects of them takes longer than to compare them.
 */
export type Verdict = 'yes' | 'no' | undefined;

/** Looks at the element that stands in a buffer. @param at where its value begins */
type ElementTest = (raw: Buffer, type: number, at: number) => Verdict;

/** A condition on one top-level field that the bytes of most values decide. */
export interface FieldTest {
  readonly name: FieldName;
  readonly test: ElementTest;
  /** The ints for which it holds, where that is one range. */
  readonly ints: IntRange | undefined;
}

/** Ints from one to another, both included. */
export interface IntRange {
  readonly low: number;
  readonly high: number;
}

const orders: Readonly<Record<string, (value: number, operand: number) => boolean>> = {
  $eq: (value, operand) => value === operand,
  $gt: (value, operand) => value > operand,
  $gte: (value, operand) => value >= operand,
  $lt: (value, operand) => value < operand,
  $lte: (value, operand) => value <= operand,
};

const elementType = { double: 0x01, text: 0x02, date: 0x09, int: 0x10 } as const;

/**
 * The conditions of a filter on top-level fields, as tests of their bytes.
 *
 * @param plainTexts whether texts are equal when their bytes are
 * @returns undefined where some condition is none that bytes decide
 */
export function elementTests(filter: Document, plainTexts: boolean): readonly FieldTest[] | undefined {
  const tests: FieldTest[] = [];
  for (const [text, condition] of Object.entries(filter)) {
    if (text.startsWith('$') || text.includes('.')) return undefined;
    const name = fieldName(text);
    const parts: readonly (readonly [string, Value])[] = isOperatorDocument(condition)
      ? Object.entries(condition)
      : [['$eq', condition]];
    for (const [operator, operand] of parts) {
      const test = elementTest(operator, operand, plainTexts);
      if (test === undefined) return undefined;
      tests.push({ name, test, ints: intRange(operator, operand) });
    }
  }
  return tests;
}

function elementTest(operator: string, operand: Value, plainTexts: boolean): ElementTest | undefined {
  const holds = Object.hasOwn(orders, operator) ? orders[operator] : undefined;
  if (holds === undefined) return undefined;
  if (operand instanceof Int32 || operand instanceof Double)
    return Number.isNaN(operand.value) ? undefined : numberTest(holds, operand.value);
  if (operand instanceof Date) return dateTest(holds, operand.getTime());
  if (typeof operand === 'string' && operator === '$eq' && plainTexts) return textTest(operand);
  return undefined;
}

function numberTest(holds: (value: number, operand: number) => boolean, operand: number): ElementTest {
  return (raw, type, at) => {
    if (type === elementType.int) return holds(raw.readInt32LE(at), operand) ? 'yes' : 'no';
    if (type === elementType.double) return holds(raw.readDoubleLE(at), operand) ? 'yes' : 'no';
    return undefined;
  };
}

/** The ints for which a condition on a number holds. */
function intRange(operator: string, operand: Value): IntRange | undefined {
  if (!(operand instanceof Int32 || operand instanceof Double)) return undefined;
  const { value } = operand;
  switch (operator) {
    case '$eq':
      return { low: value, high: value };
    case '$gt':
      return { low: Math.floor(value) + 1, high: Infinity };
    case '$gte':
      return { low: value, high: Infinity };
    case '$lt':
      return { low: -Infinity, high: Math.ceil(value) - 1 };
    case '$lte':
      return { low: -Infinity, high: value };
    default:
      return undefined;
  }
}

/** A date beyond this has milliseconds that no double counts. */
const highestWord = 2 ** 20;

function dateTest(holds: (value: number, operand: number) => boolean, operand: number): ElementTest | undefined {
  if (Number.isNaN(operand)) return undefined;
  return (raw, type, at) => {
    if (type !== elementType.date) return undefined;
    const high = raw.readInt32LE(at + 4);
    if (high >= highestWord || high < -highestWord) return undefined;
    return holds(high * 2 ** 32 + raw.readUInt32LE(at), operand) ? 'yes' : 'no';
  };
}

function textTest(operand: string): ElementTest | undefined {
  const bytes = Buffer.from(`${operand}\0`);
  // What is no text reads as one that has such a letter.
  if (operand.includes('\ufffd')) return undefined;
  return (raw, type, at) => {
    if (type !== elementType.text) return undefined;
    if (raw.readInt32LE(at) !== bytes.length) return 'no';
    const start = at + 4;
    for (let each = 0; each < bytes.length; each += 1) if (raw[start + each] !== bytes[each]) return 'no';
    return 'yes';
  };
}
