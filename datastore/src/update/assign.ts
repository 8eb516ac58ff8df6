import { badValue, CommandError } from '../values/errors.js';
import { isArrayPosition } from '../values/path.js';
import { show } from '../values/show.js';
import { type Document, fieldOf, isDocument, setField, type Value } from '../values/value.js';

/** How far beyond its end an array may be filled up with nulls by one assignment (the server's limit). */
const largestGap = 1_500_000;

type Container = Document | Value[];

function isContainer(value: Value): value is Container {
  return Array.isArray(value) || isDocument(value);
}

function notViable(path: readonly string[], at: number, holder: Value): CommandError {
  return new CommandError(
    28,
    `Cannot create field '${path[at] ?? ''}' in element {${path[at - 1] ?? ''}: ${show(holder)}}`,
  );
}

function child(container: Container, component: string): Value {
  if (!Array.isArray(container)) return fieldOf(container, component);
  return isArrayPosition(component) ? container[Number(component)] : undefined;
}

function put(container: Container, path: readonly string[], at: number, value: Value): void {
  const component = path[at] ?? '';
  if (!Array.isArray(container)) {
    setField(container, component, value);
    return;
  }
  if (!isArrayPosition(component)) throw notViable(path, at, container);
  const position = Number(component);
  if (position - container.length > largestGap) throw badValue(`can't backfill more than ${largestGap} elements`);
  while (container.length < position) container.push(null);
  container[position] = value;
}

/**
 * Sets the value at a path, making the documents on the way; in an array a number is a position.
 *
 * @throws CommandError 28 when something on the way can hold no fields
 */
export function assign(document: Document, path: readonly string[], value: Value): void {
  let container: Container = document;
  for (let at = 0; at < path.length - 1; at += 1) {
    const found = child(container, path[at] ?? '');
    if (found === undefined) {
      const made: Document = {};
      put(container, path, at, made);
      container = made;
    } else if (isContainer(found)) container = found;
    else throw notViable(path, at + 1, found);
  }
  put(container, path, path.length - 1, value);
}

/** The document or array that holds the last component of a path; undefined when there is none. */
export function holderOf(document: Document, path: readonly string[]): Container | undefined {
  let container: Container = document;
  for (const component of path.slice(0, -1)) {
    const found = child(container, component);
    if (!isContainer(found)) return undefined;
    container = found;
  }
  return container;
}

/** Removes a field; an array element becomes null, so that the others keep their places. */
export function remove(document: Document, path: readonly string[]): void {
  const holder = holderOf(document, path);
  const last = path.at(-1) ?? '';
  if (holder === undefined) return;
  if (!Array.isArray(holder)) delete holder[last];
  else if (isArrayPosition(last) && Number(last) < holder.length) holder[Number(last)] = null;
}
