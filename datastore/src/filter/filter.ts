import { compileExpression } from '../expression/compile/expression.js';
import { rootScope, type Variables } from '../expression/scope.js';
import { type Collation, comparisonFor } from '../values/collation.js';
import { badValue, notSupported } from '../values/errors.js';
import { type Document, isDocument, isNumeric, isTruthy, toDouble, type Value } from '../values/value.js';
import { allOf, compileFieldCondition } from './field-condition.js';
import { compileJsonSchema } from './json-schema.js';
import type { FilterContext, Predicate } from './predicate.js';

/** A compiled filter. */
export interface Filter {
  readonly matches: Predicate;
  /** The top-level fields it looks at. */
  readonly fields: ReadonlySet<string> | 'all';
  /** Whether it matches everything. */
  readonly trivial: boolean;
}

export interface FilterOptions {
  readonly collation: Collation | undefined;
  /** Values of `$$name` in `$expr`. */
  readonly variables: Variables | undefined;
}

/**
 * Compiles a query filter.
 *
 * @throws CommandError with MongoDB's code for an operator that is unknown or wrongly used
 */
export function compileFilter(source: Document, options: FilterOptions): Filter {
  const matches = compileFilterParts(source, filterContext(options));
  const fields = new Set<string>();
  const known = collectFields(source, fields);
  return { matches, fields: known ? fields : 'all', trivial: Object.keys(source).length === 0 };
}

/** What the parts of a filter are compiled with. */
export function filterContext(options: FilterOptions): FilterContext {
  const context: FilterContext = {
    collation: options.collation,
    variables: options.variables,
    comparison: comparisonFor(options.collation),
    compileParts: (source) => compileFilterParts(source, context),
  };
  return context;
}

/** Compiles a filter's conditions, joined by "and". */
function compileFilterParts(source: Document, context: FilterContext): Predicate {
  return allOf(Object.entries(source).map(([name, operand]) => compilePart(name, operand, context)));
}

/** The fields of a database reference, which `$elemMatch` may ask for. */
const referenceFields: ReadonlySet<string> = new Set(['$ref', '$id', '$db']);

function compilePart(name: string, operand: Value, context: FilterContext): Predicate {
  if (!name.startsWith('$') || referenceFields.has(name)) return compileFieldCondition(name, operand, context);
  switch (name) {
    case '$and':
      return allOf(branches(name, operand, context));
    case '$or':
      return anyOf(branches(name, operand, context));
    case '$nor': {
      const any = anyOf(branches(name, operand, context));
      return (document) => !any(document);
    }
    case '$expr': {
      const expression = compileExpression(operand, context.collation);
      return (document) => isTruthy(expression(rootScope(document, context.variables)));
    }
    case '$jsonSchema':
      return compileJsonSchema(operand);
    case '$comment':
    case '$alwaysTrue':
      return () => true;
    case '$alwaysFalse':
      return () => false;
    case '$sampleRate': {
      const rate = isNumeric(operand) ? toDouble(operand) : NaN;
      if (!(rate >= 0 && rate <= 1)) throw badValue('$sampleRate must be between 0 and 1');
      return () => Math.random() < rate;
    }
    case '$where':
    case '$text':
      throw notSupported(name);
    default:
      throw badValue(
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function branches(name: string, operand: Value, context: FilterContext): Predicate[] {
  if (!Array.isArray(operand) || operand.length === 0) throw badValue(`${name} must be a nonempty array`);
  return operand.map((branch) => {
    if (!isDocument(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilterParts(branch, context);
  });
}

function anyOf(predicates: readonly Predicate[]): Predicate {
  const [only] = predicates;
  if (predicates.length === 1 && only !== undefined) return only;
  // Which branch matched is left open, so none of them says what `$` stands for.
  return (document) => predicates.some((predicate) => predicate(document));
}

/** Collects the top-level fields a filter looks at; false when they cannot be told from the filter. */
function collectFields(source: Document, fields: Set<string>): boolean {
  return Object.entries(source).every(([name, operand]) => {
    if (!name.startsWith('$')) {
      fields.add(name.split('.')[0] ?? name);
      return true;
    }
    if (name === '$and' || name === '$or' || name === '$nor') {
      return Array.isArray(operand) && operand.every((branch) => isDocument(branch) && collectFields(branch, fields));
    }
    return name === '$comment';
  });
}
