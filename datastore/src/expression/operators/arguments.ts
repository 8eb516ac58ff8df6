import { CommandError } from '../../values/errors.js';
import { typeName } from '../../values/type-name.js';
import { fieldOf, isDocument, isNumeric, type NumericValue, toDouble, type Value } from '../../values/value.js';
import type { ExpressionCompiler, OperatorCompiler } from '../operator.js';
import type { Expression } from '../scope.js';

/** Whether MongoDB's operators that give null for null would: null or missing. */
export function isNullish(value: Value): value is null | undefined {
  return value === null || value === undefined;
}

function compileArguments(operand: Value, compiler: ExpressionCompiler): Expression[] {
  return (Array.isArray(operand) ? operand : [operand]).map(compiler.compile);
}

/**
 * An operator on a list of arguments, all evaluated.
 *
 * @param count how many arguments it takes: exactly, or from and to
 */
export function onArguments(
  count: number | readonly [number, number],
  calculate: (values: Value[], name: string, compiler: ExpressionCompiler) => Value,
): OperatorCompiler {
  const [fewest, most] = typeof count === 'number' ? [count, count] : count;
  return (operand, compiler, name) => {
    const parts = compileArguments(operand, compiler);
    if (parts.length < fewest || parts.length > most) {
      const wanted = fewest === most ? `exactly ${fewest}` : `at least ${fewest} and at most ${most}`;
      throw new CommandError(16020, `Expression ${name} takes ${wanted} arguments. ${parts.length} were passed in.`);
    }
    return (scope) =>
      calculate(
        parts.map((part) => part(scope)),
        name,
        compiler,
      );
  };
}

/** An operator on any number of arguments. */
export function onAnyArguments(calculate: (values: Value[], name: string) => Value): OperatorCompiler {
  return onArguments([0, Infinity], calculate);
}

/** An operator on one value, which gives null for null and missing. */
export function onValue(calculate: (value: NonNullable<Value>, name: string) => Value): OperatorCompiler {
  return onArguments(1, ([value], name) => (isNullish(value) ? null : calculate(value, name)));
}

/**
 * An operator whose operand is a document of named arguments.
 *
 * @param names those that must be there, and those that may
 */
export function onNamedArguments(
  names: { readonly required: readonly string[]; readonly optional?: readonly string[] },
  calculate: (argument: (name: string) => Value, name: string) => Value,
): OperatorCompiler {
  return (operand, compiler, name) => {
    const parts = compileNamed(operand, names, compiler, name);
    return (scope) => calculate((argument) => parts.get(argument)?.(scope), name);
  };
}

/** Compiles named arguments, checking their names. */
export function compileNamed(
  operand: Value,
  names: { readonly required: readonly string[]; readonly optional?: readonly string[] },
  compiler: ExpressionCompiler,
  name: string,
): Map<string, Expression> {
  if (!isDocument(operand)) {
    throw new CommandError(9, `${name} only supports an object as its argument, found ${typeName(operand)}`);
  }
  const known = [...names.required, ...(names.optional ?? [])];
  const unknown = Object.keys(operand).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new CommandError(9, `Unrecognized argument to ${name}: ${unknown}`);
  const missing = names.required.find((field) => !Object.hasOwn(operand, field));
  if (missing !== undefined) throw new CommandError(9, `Missing '${missing}' parameter to ${name}`);
  return new Map(Object.keys(operand).map((field) => [field, compiler.compile(fieldOf(operand, field))]));
}

/** A whole number, or MongoDB's refusal. */
export function wholeArgument(value: Value, name: string, code = 40096): number {
  if (isNumeric(value) && Number.isInteger(toDouble(value))) return toDouble(value);
  throw new CommandError(code, `${name} requires an integral value, found a value of type: ${typeName(value)}`);
}

/** An array, or MongoDB's refusal. */
export function arrayArgument(value: Value, name: string, code: number): Value[] {
  if (Array.isArray(value)) return value;
  throw new CommandError(code, `The argument to ${name} must be an array, but was of type: ${typeName(value)}`);
}

/** A string, or MongoDB's refusal. */
export function textArgument(value: Value, name: string, code: number): string {
  if (typeof value === 'string') return value;
  throw new CommandError(code, `${name} requires a string, found: ${typeName(value)}`);
}

/** A number, or MongoDB's refusal. */
export function numberArgument(value: Value, name: string, code = 28765): NumericValue {
  if (isNumeric(value)) return value;
  throw new CommandError(code, `${name} only supports numeric types, not ${typeName(value)}`);
}
