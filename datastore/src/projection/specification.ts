import { compileExpression } from '../expression/compile/expression.js';
import type { Expression, Variables } from '../expression/scope.js';
import { elementTest } from '../filter/field-condition.js';
import { filterContext } from '../filter/filter.js';
import type { ValueTest } from '../filter/path-traversal.js';
import type { Collation } from '../values/collation.js';
import { badValue, CommandError, notSupported } from '../values/errors.js';
import {
  type Document,
  fieldOf,
  isDocument,
  isNumeric,
  isOperatorDocument,
  isTruthy,
  toDouble,
  type Value,
} from '../values/value.js';

/** What happens to a field of the documents a projection is applied to. */
export type FieldRule =
  | { readonly kind: 'keep' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'slice'; readonly start: number | undefined; readonly count: number }
  | { readonly kind: 'matching element'; readonly test: ValueTest }
  | { readonly kind: 'matched position' }
  | { readonly kind: 'within'; readonly fields: FieldRules };

/** Rules by field; a field without one is dropped by an inclusion and kept by an exclusion. */
export interface FieldRules {
  readonly rules: Map<string, FieldRule>;
  /** Whether a computed field lies below, so that scalars in arrays make room for it. */
  makesRoom: boolean;
}

/** A field whose value is computed. */
export interface ComputedField {
  readonly path: readonly string[];
  readonly expression: Expression;
}

/** A projection taken apart. */
export interface ProjectionRules {
  readonly includes: boolean;
  readonly fields: FieldRules;
  readonly computed: readonly ComputedField[];
  /** Whether `.$` needs the array position the filter matched. */
  readonly needsPosition: boolean;
}

export interface ProjectionOptions {
  /** Only `find` and `findAndModify` know `$slice`, `$elemMatch` and `.$`. */
  readonly command: 'find' | 'aggregate';
  readonly collation: Collation | undefined;
  readonly variables: Variables | undefined;
}

interface Entry {
  readonly path: string;
  readonly value: Value;
}

/** `{a: {b: 1}}` is `{'a.b': 1}`. */
function flatten(specification: Document, prefix: string): Entry[] {
  return Object.entries(specification).flatMap(([name, value]) => {
    const path = prefix + name;
    if (prefix === '' && name.startsWith('$'))
      throw new CommandError(16410, `FieldPath field names may not start with '$', given '${name}'.`);
    if (path.split('.').includes(''))
      throw new CommandError(40353, `FieldPath must not end with a '.' or contain empty components: '${path}'`);
    if (!isDocument(value) || isOperatorDocument(value)) return [{ path, value }];
    if (Object.keys(value).length === 0)
      throw new CommandError(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
    return flatten(value, `${path}.`);
  });
}

function isSwitch(value: Value): boolean {
  return typeof value === 'boolean' || isNumeric(value);
}

class RuleBuilder {
  readonly fields: FieldRules = { rules: new Map(), makesRoom: false };
  readonly computed: ComputedField[] = [];
  needsPosition = false;

  /** Sets the rule of a path, refusing two for one place. */
  rule(path: string, rule: FieldRule): void {
    const components = path.split('.');
    const holder = this.#descend(components.slice(0, -1), path);
    const last = components.at(-1) ?? '';
    if (holder.rules.has(last)) throw collision(path);
    holder.rules.set(last, rule);
  }

  #descend(components: readonly string[], path: string): FieldRules {
    let holder = this.fields;
    for (const component of components) {
      const found = holder.rules.get(component);
      if (found !== undefined && found.kind !== 'within') throw collision(path);
      const fields = found?.fields ?? { rules: new Map<string, FieldRule>(), makesRoom: false };
      if (found === undefined) holder.rules.set(component, { kind: 'within', fields });
      holder = fields;
    }
    return holder;
  }

  compute(path: string, expression: Expression): void {
    const components = path.split('.');
    const overlap = this.computed.some(
      (other) => startsWith(other.path, components) || startsWith(components, other.path),
    );
    const holder = this.#descend(components.slice(0, -1), path);
    if (overlap || holder.rules.has(components.at(-1) ?? '')) throw collision(path);
    this.computed.push({ path: components, expression });
    let above: FieldRules | undefined = this.fields;
    for (const component of components.slice(0, -1)) {
      const rule: FieldRule | undefined = above?.rules.get(component);
      above = rule?.kind === 'within' ? rule.fields : undefined;
      if (above !== undefined) above.makesRoom = true;
    }
  }
}

function startsWith(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((component, at) => path[at] === component);
}

function collision(path: string): CommandError {
  return new CommandError(31249, `Path collision at ${path}`);
}

/**
 * Reads a projection.
 *
 * @throws CommandError with MongoDB's code when it mixes inclusion and exclusion, or names a path twice
 */
export function parseProjection(specification: Document, options: ProjectionOptions): ProjectionRules {
  const builder = new RuleBuilder();
  let includes: boolean | undefined;
  let keepsId: boolean | undefined;
  const decide = (path: string, include: boolean) => {
    if (includes !== undefined && includes !== include) {
      const [doing, kind] = include ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion'];
      throw new CommandError(include ? 31253 : 31254, `Cannot do ${doing} on field ${path} in ${kind} projection`);
    }
    includes = include;
  };
  let neutral = false;
  for (const { path, value } of flatten(specification, '')) {
    if (path === '_id' && isSwitch(value)) keepsId = isTruthy(value);
    else if (isSwitch(value)) {
      decide(path, isTruthy(value));
      addSwitch(builder, path, isTruthy(value), options);
    } else if (options.command === 'find' && addFindRule(builder, path, value, options)) {
      if (isOperatorDocument(value) && '$elemMatch' in value) includes ??= true;
      else neutral = true;
    } else {
      decide(path, true);
      builder.compute(path, compileExpression(value, options.collation));
    }
  }
  const inclusion = includes ?? (keepsId === true && !neutral);
  if (inclusion ? keepsId !== false && !builder.computed.some(({ path }) => path[0] === '_id') : keepsId === false) {
    if (!builder.fields.rules.has('_id')) builder.rule('_id', { kind: inclusion ? 'keep' : 'drop' });
  }
  return {
    includes: inclusion,
    fields: builder.fields,
    computed: builder.computed,
    needsPosition: builder.needsPosition,
  };
}

function addSwitch(builder: RuleBuilder, path: string, include: boolean, options: ProjectionOptions): void {
  if (!path.endsWith('.$')) {
    if (path.includes('.$.'))
      throw new CommandError(31394, 'As of 4.4, it is illegal to specify positional operator in the middle of a path.');
    builder.rule(path, { kind: include ? 'keep' : 'drop' });
    return;
  }
  if (options.command !== 'find')
    throw new CommandError(31324, "positional projection isn't supported in an aggregation");
  if (!include) throw new CommandError(31395, 'positional projection cannot be used with exclusion');
  if (builder.needsPosition)
    throw new CommandError(31276, 'Cannot specify more than one positional projection per query.');
  builder.needsPosition = true;
  builder.rule(path.slice(0, -2), { kind: 'matched position' });
}

/** Adds what only `find` knows; false when the value is an expression. */
function addFindRule(builder: RuleBuilder, path: string, value: Value, options: ProjectionOptions): boolean {
  if (!isOperatorDocument(value)) return false;
  const slice = fieldOf(value, '$slice');
  if (slice !== undefined && !(Array.isArray(slice) && !isNumeric(slice[0]))) {
    builder.rule(path, parseSlice(slice));
    return true;
  }
  if ('$elemMatch' in value) {
    if (path.includes('.')) throw new CommandError(31275, 'Cannot use $elemMatch projection on a nested field.');
    builder.rule(path, { kind: 'matching element', test: elementTest(value['$elemMatch'], filterContext(options)) });
    return true;
  }
  if ('$meta' in value) throw notSupported('$meta in a projection');
  return false;
}

function parseSlice(slice: Value): FieldRule {
  const numbers = (Array.isArray(slice) ? slice : [slice]).map((part) => {
    if (!isNumeric(part)) throw new CommandError(28724, 'First argument to $slice must be an array or a number');
    return Math.trunc(toDouble(part));
  });
  const [first = 0, count] = numbers;
  if (!Array.isArray(slice)) return { kind: 'slice', start: undefined, count: first };
  if (count === undefined || count <= 0) throw badValue('$slice limit must be positive');
  return { kind: 'slice', start: first, count };
}
