import { rootScope } from '../expression/scope.js';
import { CommandError } from '../values/errors.js';
import { isArrayPosition } from '../values/path.js';
import { countStep } from '../values/time-limit.js';
import { type Document, isDocument, setField, type Value } from '../values/value.js';
import { type FieldRule, type FieldRules, parseProjection, type ProjectionOptions } from './specification.js';

/** A compiled projection. */
export interface Projection {
  /** Whether {@link apply} needs the array position the filter matched. */
  readonly needsPosition: boolean;
  /** The top-level fields that it keeps, each as it is and nothing else; undefined for what does more than that. */
  readonly kept: ReadonlySet<string> | undefined;
  apply(document: Document, position?: number): Document;
}

/**
 * Compiles the projection of `find` or the `$project` of a pipeline.
 *
 * @throws CommandError with MongoDB's code for what it refuses
 */
export function compileProjection(specification: Document, options: ProjectionOptions): Projection {
  const { includes, fields, computed, needsPosition } = parseProjection(specification, options);
  return {
    needsPosition,
    kept: includes && computed.length === 0 ? keptFields(fields) : undefined,
    apply(document, position) {
      const select = includes ? include : exclude;
      let result = select(document, fields, position);
      for (const { path, expression } of computed) {
        const value = expression(rootScope(document, options.variables));
        if (value !== undefined) result = placed(result, path, value);
      }
      return result;
    },
  };
}

function keptFields({ rules }: FieldRules): ReadonlySet<string> | undefined {
  // Names that are whole numbers come first in what is projected.
  const isPlain = [...rules].every(([name, { kind }]) => kind === 'keep' && !isArrayPosition(name));
  return isPlain ? new Set(rules.keys()) : undefined;
}

function include(document: Document, fields: FieldRules, position: number | undefined): Document {
  const result: Document = {};
  for (const name of Object.keys(document)) {
    const rule = fields.rules.get(name);
    if (rule === undefined) continue;
    countStep();
    const value =
      rule.kind === 'within'
        ? includeWithin(document[name], rule.fields, position)
        : changed(document[name], rule, position);
    if (value !== undefined) setField(result, name, value);
  }
  return result;
}

function includeWithin(value: Value, fields: FieldRules, position: number | undefined): Value {
  if (isDocument(value)) return include(value, fields, position);
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((element): Value[] => {
    countStep();
    const kept = includeWithin(element, fields, position);
    if (kept !== undefined) return [kept];
    return fields.makesRoom ? [{}] : [];
  });
}

function exclude(document: Document, fields: FieldRules, position: number | undefined): Document {
  const result: Document = {};
  for (const name of Object.keys(document)) {
    const rule = fields.rules.get(name);
    const value =
      rule === undefined
        ? document[name]
        : rule.kind === 'within'
          ? excludeWithin(document[name], rule.fields, position)
          : changed(document[name], rule, position);
    if (value !== undefined) setField(result, name, value);
  }
  return result;
}

function excludeWithin(value: Value, fields: FieldRules, position: number | undefined): Value {
  if (isDocument(value)) return exclude(value, fields, position);
  if (!Array.isArray(value)) return value;
  return value.map((element) => {
    countStep();
    return excludeWithin(element, fields, position);
  });
}

function changed(value: Value, rule: Exclude<FieldRule, { kind: 'within' }>, position: number | undefined): Value {
  switch (rule.kind) {
    case 'keep':
      return value;
    case 'drop':
      return undefined;
    case 'slice':
      return Array.isArray(value) ? sliced(value, rule.start, rule.count) : value;
    case 'matching element': {
      const found = Array.isArray(value) ? value.findIndex(rule.test) : -1;
      return Array.isArray(value) && found >= 0 ? [value[found]] : undefined;
    }
    case 'matched position':
      return atPosition(value, position);
  }
}

function sliced(array: readonly Value[], start: number | undefined, count: number): Value[] {
  if (start === undefined) return count >= 0 ? array.slice(0, count) : array.slice(count);
  const from = start < 0 ? Math.max(0, array.length + start) : start;
  return array.slice(from, from + count);
}

function atPosition(value: Value, position: number | undefined): Value {
  if (!Array.isArray(value)) return value;
  if (position === undefined || position >= value.length) {
    throw new CommandError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return [value[position]];
}

/**
 * A document with a computed value at a path, the original untouched: in every element where the path runs through
 * an array, in a new document where it runs through something else. An undefined value removes the field.
 */
export function placed(document: Document, path: readonly string[], value: Value): Document {
  const [name = '', ...rest] = path;
  const result = { ...document };
  if (rest.length > 0) setField(result, name, placedWithin(result[name], rest, value));
  else if (value === undefined) delete result[name];
  else setField(result, name, value);
  return result;
}

function placedWithin(value: Value, path: readonly string[], placedValue: Value): Value {
  if (Array.isArray(value))
    return value.map((element) => {
      countStep();
      return placedWithin(element, path, placedValue);
    });
  return placed(isDocument(value) ? value : {}, path, placedValue);
}
