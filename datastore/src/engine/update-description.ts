import { calculateObjectSize, Int32 } from 'bson';
import { equalValues } from '../values/order.js';
import { isArrayPosition } from '../values/path.js';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';

/** A path by its components: names of fields, and positions in arrays. */
type Path = readonly (string | number)[];

interface Description {
  readonly updatedFields: Document;
  readonly removedFields: string[];
  readonly truncatedArrays: Document[];
  /** Paths whose text could mean something else as well. */
  readonly disambiguatedPaths: Document;
}

/** `updateDescription`: which paths got which values, which are gone, and which arrays lost their end. */
export function describeUpdate(before: Document, after: Document, expanded = false): Document {
  const description: Description = {
    updatedFields: {},
    removedFields: [],
    truncatedArrays: [],
    disambiguatedPaths: {},
  };
  compareFields(before, after, [], description);
  const { disambiguatedPaths, ...plain } = description;
  return expanded && Object.keys(disambiguatedPaths).length > 0 ? { ...plain, disambiguatedPaths } : { ...plain };
}

/** The path as a text; one that could be read in another way is noted. */
function named(path: Path, { disambiguatedPaths }: Description): string {
  const text = path.join('.');
  if (path.some((part) => typeof part === 'string' && (part.includes('.') || isArrayPosition(part))))
    disambiguatedPaths[text] = path.map((part) => (typeof part === 'number' ? new Int32(part) : part));
  return text;
}

function compareFields(before: Document, after: Document, path: Path, description: Description): void {
  for (const [name, value] of Object.entries(after))
    compareValue(fieldOf(before, name), value, [...path, name], description);
  for (const name of Object.keys(before))
    if (!Object.hasOwn(after, name)) description.removedFields.push(named([...path, name], description));
}

function compareValue(before: Value, after: Value, path: Path, description: Description): void {
  if (before !== undefined && equalValues(before, after)) return;
  if (isDocument(before) && isDocument(after)) compareFields(before, after, path, description);
  else if (Array.isArray(before) && Array.isArray(after) && isShorterAsChange(before, after))
    compareElements(before, after, path, description);
  else description.updatedFields[named(path, description)] = after;
}

/** What the server's own description of a shorter array takes: a mark, the new length, and the elements that changed. */
const truncationBytes = 16;

/** An array that grew is told by its elements; one that lost its end, where that is shorter than the array. */
function isShorterAsChange(before: readonly Value[], after: readonly Value[]): boolean {
  if (after.length >= before.length) return true;
  const changed = after.filter((element, at) => !equalValues(before[at], element));
  return truncationBytes + calculateObjectSize({ changed }) - 18 < calculateObjectSize([...after]);
}

function compareElements(
  before: readonly Value[],
  after: readonly Value[],
  path: Path,
  description: Description,
): void {
  for (const [at, element] of after.entries()) {
    if (at >= before.length) description.updatedFields[named([...path, at], description)] = element;
    else compareValue(before[at], element, [...path, at], description);
  }
  if (after.length < before.length)
    description.truncatedArrays.push({ field: named(path, description), newSize: new Int32(after.length) });
}
