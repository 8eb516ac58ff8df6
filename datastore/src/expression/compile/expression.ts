import { type Collation, comparisonFor } from '../../values/collation.js';
import { CommandError } from '../../values/errors.js';
import { expressionBytes } from '../../values/memory.js';
import { countStep } from '../../values/time-limit.js';
import { type Document, isDocument, setField, type Value } from '../../values/value.js';
import { compilePath } from '../field-path.js';
import { settleMemory } from '../held-memory.js';
import type { ExpressionCompiler } from '../operator.js';
import { buildingOperators, operators } from '../operators/index.js';
import type { Expression } from '../scope.js';

/**
 * Compiles an aggregation expression.
 *
 * @param source a literal, `$path`, `$$variable`, an array, a document of expressions or one operator
 * @throws CommandError with MongoDB's code for an operator that is unknown or wrongly used
 */
export function compileExpression(source: Value, collation?: Collation): Expression {
  const compiler: ExpressionCompiler = {
    collation,
    comparison: comparisonFor(collation),
    compile: (part) => compilePart(part, compiler),
  };
  return compiler.compile(source);
}

function compilePart(source: Value, compiler: ExpressionCompiler): Expression {
  if (typeof source === 'string' && source.startsWith('$')) return compilePath(source);
  if (Array.isArray(source)) {
    const elements = source.map(compiler.compile);
    // A missing element of an array literal is null.
    return (scope) => {
      const before = expressionBytes();
      const value = elements.map((element) => element(scope) ?? null);
      settleLiteral(value, before);
      return value;
    };
  }
  if (!isDocument(source)) return () => source;
  const [name] = Object.keys(source);
  return name?.startsWith('$') === true ? compileOperator(name, source, compiler) : compileDocument(source, compiler);
}

function compileOperator(name: string, source: Document, compiler: ExpressionCompiler): Expression {
  if (Object.keys(source).length !== 1) {
    const fields = Object.keys(source).join(', ');
    throw new CommandError(15983, `An object representing an expression must have exactly one field: { ${fields} }`);
  }
  const operator = operators.get(name);
  if (operator === undefined) {
    throw new CommandError(168, `Unrecognized expression '${name}'`);
  }
  const evaluate = operator(source[name], compiler, name);
  const builds = buildingOperators.has(name);
  return (scope) => {
    countStep();
    const before = expressionBytes();
    const value = evaluate(scope);
    settleMemory(value, before, builds, name);
    return value;
  };
}

/** An array or a document that is written out holds what was built for it. */
function settleLiteral(value: Value, before: number): void {
  if (expressionBytes() > before) settleMemory(value, before, true, 'the expression');
}

function compileDocument(source: Document, compiler: ExpressionCompiler): Expression {
  const fields = Object.entries(source).map(([field, part]) => {
    if (field.includes('.')) throw new CommandError(16412, `FieldPath field names may not contain '.': ${field}`);
    return { field, expression: compiler.compile(part) };
  });
  return (scope) => {
    const before = expressionBytes();
    const document: Document = {};
    for (const { field, expression } of fields) {
      const value = expression(scope);
      if (value !== undefined) setField(document, field, value);
    }
    settleLiteral(document, before);
    return document;
  };
}
