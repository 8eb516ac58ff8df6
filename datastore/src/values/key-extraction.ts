import { CommandError } from './errors.js';
import { isArrayPosition } from './path.js';
import { countStep } from './time-limit.js';
import { asDocument, fieldOf, type Value } from './value.js';

/** Stands for an empty array in an index key; it sorts before null. */
export const emptyArray = Symbol('empty array');

export type IndexedValue = Value | typeof emptyArray;

interface Step {
  readonly value: IndexedValue;
  /** Set when the path ran into an array: what is left of it, and where the array stands. */
  readonly array?: { readonly elements: readonly Value[]; readonly rest: readonly string[]; readonly at: string };
}

/** Follows a path until it ends or meets an array. */
function follow(root: Value, path: readonly string[], walked: string): Step {
  let value = root;
  let at = walked;
  for (const [index, component] of path.entries()) {
    if (Array.isArray(value)) {
      const position = isArrayPosition(component);
      if (!position) return { value: undefined, array: { elements: value, rest: path.slice(index), at } };
      value = value[Number(component)];
    } else {
      const document = asDocument(value);
      value = document === undefined ? undefined : fieldOf(document, component);
    }
    at = `${at}.${component}`;
    if (value === undefined) return { value };
  }
  if (!Array.isArray(value)) return { value };
  if (value.length === 0) return { value: emptyArray };
  return { value: undefined, array: { elements: value, rest: [], at } };
}

export interface ExtractedKeys {
  /** One row per index entry, its values in the order of the index's fields. */
  readonly rows: IndexedValue[][];
  /** Whether an array was spread into several entries. */
  readonly multikey: boolean;
}

/**
 * The values a document has in an index (MongoDB's `BtreeKeyGenerator`): an array gives one entry per element;
 * several fields under one array go element by element together; two independent arrays cannot be indexed.
 *
 * @throws CommandError 171 for parallel arrays
 */
export function extractKeys(document: Value, paths: readonly (readonly string[])[]): ExtractedKeys {
  const starts = paths.map((path) => ({ root: document, path, walked: '' }));
  return extract(starts);
}

interface Pending {
  readonly root: Value;
  readonly path: readonly string[];
  readonly walked: string;
  /** Already known; nothing to follow. */
  readonly value?: { readonly found: IndexedValue };
}

function extract(pending: readonly Pending[]): ExtractedKeys {
  const steps = pending.map((part): Step =>
    part.value === undefined ? follow(part.root, part.path, part.walked) : { value: part.value.found },
  );
  const arrays = steps.flatMap((step) => (step.array === undefined ? [] : [step.array]));
  const [first, ...others] = arrays;
  if (first === undefined) return { rows: [steps.map((step) => step.value)], multikey: false };
  const parallel = others.find((other) => other.at !== first.at);
  if (parallel !== undefined) {
    throw new CommandError(171, `cannot index parallel arrays [${parallel.at.slice(1)}] [${first.at.slice(1)}]`);
  }
  if (first.elements.length === 0) {
    const row = steps.map((step): IndexedValue => (step.array === undefined ? step.value : undefined));
    return { rows: [row], multikey: true };
  }
  const rows = first.elements.flatMap((element) => {
    countStep();
    const next = steps.map((step): Pending => {
      if (step.array === undefined) return { root: undefined, path: [], walked: '', value: { found: step.value } };
      // An array inside the array is indexed as a whole.
      if (step.array.rest.length === 0) return { root: undefined, path: [], walked: '', value: { found: element } };
      const inside = Array.isArray(element) ? undefined : element;
      return { root: inside, path: step.array.rest, walked: step.array.at };
    });
    return extract(next).rows;
  });
  return { rows, multikey: true };
}
