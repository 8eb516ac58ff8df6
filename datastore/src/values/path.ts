import { countStep } from './time-limit.js';
import { asDocument, fieldOf, type Value } from './value.js';

const digits = /^\d+$/;

/** Whether a path component can stand for an array position. */
export function isArrayPosition(component: string): boolean {
  return digits.test(component);
}

/** The value a path names, taking array positions only where the path has numbers; undefined when nothing is there. */
export function valueAt(root: Value, path: readonly string[]): Value {
  let value = root;
  for (const component of path) {
    if (Array.isArray(value)) {
      if (!isArrayPosition(component)) return undefined;
      value = value[Number(component)];
    } else {
      const document = asDocument(value);
      if (document === undefined) return undefined;
      value = fieldOf(document, component);
    }
    if (value === undefined) return undefined;
  }
  return value;
}

/**
 * All values a dotted path reaches, looking into arrays on the way and spreading one at its end, as `distinct`
 * and sort keys do. A path that leads nowhere gives one missing value.
 */
export function valuesAt(root: Value, path: readonly string[], from = 0): Value[] {
  let value = root;
  for (let at = from; at < path.length; at += 1) {
    const component = path[at] ?? '';
    if (Array.isArray(value)) {
      if (isArrayPosition(component)) {
        value = value[Number(component)];
        continue;
      }
      const start = at;
      const found = value.flatMap((element) => {
        countStep();
        return asDocument(element) === undefined ? [] : valuesAt(element, path, start);
      });
      return found.length > 0 ? found : [undefined];
    }
    const document = asDocument(value);
    if (document === undefined) return [undefined];
    value = fieldOf(document, component);
  }
  if (Array.isArray(value) && value.length > 0) return value;
  return [value];
}

/** Whether one path lies on the other: equal, or a prefix of it by whole components. */
export function pathsOverlap(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right}.`) || right.startsWith(`${left}.`);
}
