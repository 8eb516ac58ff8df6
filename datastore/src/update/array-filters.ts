import { compileFilter } from '../filter/filter.js';
import type { ValueTest } from '../filter/path-traversal.js';
import type { Collation } from '../values/collation.js';
import { CommandError, failedToParse } from '../values/errors.js';
import { type Document, isDocument, type Value } from '../values/value.js';

/** The tests that `$[identifier]` stands for. */
export type ArrayFilters = ReadonlyMap<string, ValueTest>;

/**
 * Compiles `arrayFilters`.
 *
 * @param paths the update's paths: each filter must be used by one
 * @throws CommandError 9 for a filter without an identifier, used twice or not at all
 */
export function compileArrayFilters(
  filters: readonly Value[],
  paths: readonly string[],
  collation: Collation | undefined,
): ArrayFilters {
  const tests = new Map<string, ValueTest>();
  for (const filter of filters) {
    if (!isDocument(filter)) throw failedToParse('arrayFilters must be documents');
    const identifier = identifierOf(filter);
    if (identifier === undefined)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (tests.has(identifier))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${identifier}`);
    if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier)) {
      throw new CommandError(
        2,
        `The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
      );
    }
    const compiled = compileFilter(renamed(filter, identifier), { collation, variables: undefined });
    tests.set(identifier, (element) => compiled.matches({ element }));
    if (!paths.some((path) => path.includes(`$[${identifier}]`))) {
      throw failedToParse(`The array filter for identifier '${identifier}' was not used in the update`);
    }
  }
  return tests;
}

function identifierOf(filter: Document): string | undefined {
  for (const [name, operand] of Object.entries(filter)) {
    if (!name.startsWith('$')) return name.split('.')[0];
    const found = (Array.isArray(operand) ? operand : [])
      .filter(isDocument)
      .map(identifierOf)
      .find((each) => each !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The filter with its identifier replaced by the field the element is wrapped in. */
function renamed(filter: Document, identifier: string): Document {
  const entries = Object.entries(filter).map(([name, operand]): [string, Value] => {
    if (name.startsWith('$')) {
      return [
        name,
        Array.isArray(operand) ? operand.map((part) => (isDocument(part) ? renamed(part, identifier) : part)) : operand,
      ];
    }
    if (name.split('.')[0] !== identifier)
      throw failedToParse(`Expected a single top-level field name, found '${identifier}' and '${name}'`);
    return [`element${name.slice(identifier.length)}`, operand];
  });
  return Object.fromEntries(entries);
}
