import { Double, Int32 } from 'bson';
import { compareValues } from '../values/order.js';
import {
  cloneValue,
  type Document,
  fieldOf,
  isDocument,
  isNumeric,
  type NumericValue,
  setField,
  toDouble,
  type Value,
} from '../values/value.js';
import { type Details, referenceMatches, referencePulls } from './reference-filter.js';

/*
 * MongoDB's updates of one path, written once more from the server's rules (`src/mongo/db/update/*_node.cpp`).
 */

/** An update the server refuses, with its code. */
export class Refused extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`refused with ${code}`);
    this.code = code;
  }
}

type Holder = Document | Value[];

function childOf(holder: Holder, part: string): Value {
  if (!Array.isArray(holder)) return fieldOf(holder, part);
  return /^\d+$/.test(part) ? holder[Number(part)] : undefined;
}

function putChild(holder: Holder, part: string, value: Value): void {
  if (!Array.isArray(holder)) {
    setField(holder, part, value);
    return;
  }
  if (!/^\d+$/.test(part)) throw new Refused(28);
  while (holder.length < Number(part)) holder.push(null);
  holder[Number(part)] = value;
}

/** What a path leads to: its last holder, or undefined where something on the way is missing or holds no fields. */
function holderAt(document: Document, path: readonly string[]): Holder | undefined {
  let holder: Holder = document;
  for (const part of path.slice(0, -1)) {
    const child = childOf(holder, part);
    if (!isDocument(child) && !Array.isArray(child)) return undefined;
    holder = child;
  }
  return holder;
}

function setAt(document: Document, path: readonly string[], value: Value): void {
  let holder: Holder = document;
  for (const part of path.slice(0, -1)) {
    const child = childOf(holder, part);
    if (isDocument(child) || Array.isArray(child)) holder = child;
    else if (child === undefined) {
      const made: Document = {};
      putChild(holder, part, made);
      holder = made;
    } else throw new Refused(28);
  }
  putChild(holder, path.at(-1) ?? '', value);
}

function valueOf(document: Document, path: readonly string[]): Value {
  const holder = holderAt(document, path);
  return holder === undefined ? undefined : childOf(holder, path.at(-1) ?? '');
}

/** The array the operator is to change; made when nothing is there and the operator makes one. */
function arrayFor(document: Document, path: readonly string[], makes: boolean, code: number): Value[] | undefined {
  const value = valueOf(document, path);
  if (Array.isArray(value)) return value;
  if (value !== undefined) throw new Refused(code);
  if (!makes) return undefined;
  const made: Value[] = [];
  setAt(document, path, made);
  return made;
}

function applyOne(operator: string, operand: Value, document: Document, path: readonly string[]): void {
  switch (operator) {
    case '$set':
      setAt(document, path, cloneValue(operand));
      return;
    case '$unset': {
      const holder = holderAt(document, path);
      const last = path.at(-1) ?? '';
      if (holder === undefined || childOf(holder, last) === undefined) return;
      if (Array.isArray(holder)) holder[Number(last)] = null;
      else delete holder[last];
      return;
    }
    case '$inc': {
      const value = valueOf(document, path);
      if (!isNumeric(operand) || (value !== undefined && !isNumeric(value))) throw new Refused(14);
      setAt(document, path, value === undefined ? operand : sum(value, operand));
      return;
    }
    case '$pop': {
      const array = arrayFor(document, path, false, 14);
      if (isNumeric(operand) && toDouble(operand) < 0) array?.shift();
      else array?.pop();
      return;
    }
    case '$pull':
    case '$pullAll': {
      const array = arrayFor(document, path, false, 2);
      if (array === undefined) return;
      const goes = (element: Value): boolean =>
        operator === '$pull'
          ? referencePulls(operand, element)
          : Array.isArray(operand) && operand.some((each) => compareValues(each, element) === 0);
      array.splice(0, array.length, ...array.filter((element) => !goes(element)));
      return;
    }
    case '$push':
    case '$addToSet': {
      const clauses = isDocument(operand) && Array.isArray(operand['$each']) ? operand : { $each: [operand] };
      const each = Array.isArray(clauses['$each']) ? clauses['$each'] : [];
      const array = arrayFor(document, path, true, 2);
      if (array === undefined) return;
      if (operator === '$addToSet') {
        for (const value of each)
          if (!array.some((other) => compareValues(other, value) === 0)) array.push(cloneValue(value));
        return;
      }
      push(array, each.map(cloneValue), clauses);
      return;
    }
    default:
      throw new Error(`the reference does not know ${operator}`);
  }
}

function sum(left: NumericValue, right: NumericValue): Value {
  const total = toDouble(left) + toDouble(right);
  return left instanceof Int32 && right instanceof Int32 ? new Int32(total) : new Double(total);
}

function push(array: Value[], values: readonly Value[], clauses: Document): void {
  const number = (name: string): number | undefined => {
    const value = fieldOf(clauses, name);
    return isNumeric(value) ? toDouble(value) : undefined;
  };
  const position = number('$position') ?? array.length;
  const at = position < 0 ? Math.max(0, array.length + position) : Math.min(position, array.length);
  array.splice(at, 0, ...values);
  const sort = number('$sort');
  if (sort !== undefined) array.sort((left, right) => sort * compareValues(left, right));
  const slice = number('$slice');
  if (slice === undefined) return;
  const kept = slice >= 0 ? array.slice(0, slice) : array.slice(slice);
  array.splice(0, array.length, ...kept);
}

function expand(
  document: Document,
  path: readonly string[],
  key: string | undefined,
  filters: readonly Document[],
): string[][] {
  const at = path.findIndex((part) => part.startsWith('$'));
  if (at < 0) return [[...path]];
  const [before, part = '', after] = [path.slice(0, at), path[at], path.slice(at + 1)];
  if (part === '$') {
    if (key === undefined) throw new Refused(2);
    return expand(document, [...before, key, ...after], key, filters);
  }
  const array = valueOf(document, before);
  if (!Array.isArray(array)) throw new Refused(2);
  const identifier = part.slice(2, -1);
  const [filter] = filters;
  return array.flatMap((element, place) =>
    identifier === '' || (filter !== undefined && referenceMatches(filter, { [identifier]: element }))
      ? expand(document, [...before, String(place), ...after], key, filters)
      : [],
  );
}

/**
 * The document after an update of single paths, when the filter matches it; the document itself otherwise.
 *
 * @throws Refused with the server's code
 */
export function referenceUpdate(
  document: Document,
  filter: Document,
  update: Document,
  arrayFilters: readonly Document[],
): Document {
  const details: Details = { key: undefined };
  if (!referenceMatches(filter, document, details)) return document;
  const changed = cloneValue(document);
  if (!isDocument(changed)) throw new Error('a document was expected');
  for (const [operator, fields] of Object.entries(update)) {
    for (const [path, operand] of Object.entries(isDocument(fields) ? fields : {}))
      for (const target of expand(document, path.split('.'), details.key, arrayFilters))
        applyOne(operator, operand, changed, target);
  }
  return changed;
}
