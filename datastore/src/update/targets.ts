import { badValue } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { typeName } from '../values/type-name.js';
import type { Document } from '../values/value.js';
import type { ArrayFilters } from './array-filters.js';

/** What the placeholders of a path stand for. */
export interface Placeholders {
  /** The array position the query matched, for `$`; undefined when it matched none. */
  readonly position: number | undefined;
  readonly arrayFilters: ArrayFilters;
}

const noMatch = 'The positional operator did not find the match needed from the query.';

/**
 * Expands the `$`, `$[]` and `$[identifier]` of a path on a document, before anything is changed.
 *
 * @returns the paths it stands for, none of them with placeholders
 * @throws CommandError 2 when there is no array, no such filter or no matched position
 */
export function expandPath(document: Document, path: string, placeholders: Placeholders): string[][] {
  let targets: string[][] = [[]];
  for (const component of path.split('.')) {
    targets = targets.flatMap((target) => expandComponent(document, target, component, path, placeholders));
  }
  return targets;
}

function expandComponent(
  document: Document,
  target: string[],
  component: string,
  path: string,
  placeholders: Placeholders,
): string[][] {
  if (component === '$') {
    if (placeholders.position === undefined) throw badValue(noMatch);
    return [[...target, String(placeholders.position)]];
  }
  if (!component.startsWith('$[') || !component.endsWith(']')) return [[...target, component]];
  const array = valueAt(document, target);
  if (array === undefined) {
    throw badValue(`The path '${target.join('.')}' must exist in the document in order to apply array updates.`);
  }
  if (!Array.isArray(array)) {
    throw badValue(`Cannot apply array updates to non-array element ${target.at(-1) ?? ''}: ${typeName(array)}`);
  }
  const identifier = component.slice(2, -1);
  const test = identifier === '' ? () => true : placeholders.arrayFilters.get(identifier);
  if (test === undefined) throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
  return array.flatMap((element, at) => (test(element) ? [[...target, String(at)]] : []));
}
