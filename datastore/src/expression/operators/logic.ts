import { CommandError } from '../../values/errors.js';
import type { Comparison } from '../../values/order.js';
import { fieldOf, isDocument, isTruthy, type Value } from '../../values/value.js';
import type { OperatorCompiler } from '../operator.js';
import { withVariables } from '../scope.js';
import { compileNamed, isNullish } from './arguments.js';

/** Comparison in expressions: across all types, a missing value before everything but itself. */
function order(left: Value, right: Value, comparison: Comparison): number {
  if (left === undefined || right === undefined) return Number(left !== undefined) - Number(right !== undefined);
  return comparison(left, right);
}

function comparing(outcome: (order: number) => Value): OperatorCompiler {
  return (operand, compiler, name) => {
    if (!Array.isArray(operand) || operand.length !== 2) {
      throw new CommandError(16020, `Expression ${name} takes exactly 2 arguments.`);
    }
    const [left, right] = operand.map(compiler.compile);
    return (scope) => outcome(order(left?.(scope), right?.(scope), compiler.comparison));
  };
}

const and: OperatorCompiler = (operand, compiler) => {
  const parts = (Array.isArray(operand) ? operand : [operand]).map(compiler.compile);
  return (scope) => parts.every((part) => isTruthy(part(scope)));
};

const or: OperatorCompiler = (operand, compiler) => {
  const parts = (Array.isArray(operand) ? operand : [operand]).map(compiler.compile);
  return (scope) => parts.some((part) => isTruthy(part(scope)));
};

const not: OperatorCompiler = (operand, compiler) => {
  const [only, second] = Array.isArray(operand) ? operand : [operand];
  if (second !== undefined) throw new CommandError(16020, 'Expression $not takes exactly 1 arguments.');
  const part = compiler.compile(only);
  return (scope) => !isTruthy(part(scope));
};

const cond: OperatorCompiler = (operand, compiler, name) => {
  const [test, yes, no] = Array.isArray(operand)
    ? operand
    : ['if', 'then', 'else'].map((part) => (isDocument(operand) ? fieldOf(operand, part) : undefined));
  if (Array.isArray(operand) ? operand.length !== 3 : test === undefined || yes === undefined || no === undefined) {
    throw new CommandError(17080, `${name} needs 'if', 'then' and 'else'`);
  }
  const condition = compiler.compile(test);
  const then = compiler.compile(yes);
  const otherwise = compiler.compile(no);
  return (scope) => (isTruthy(condition(scope)) ? then(scope) : otherwise(scope));
};

const ifNull: OperatorCompiler = (operand, compiler) => {
  if (!Array.isArray(operand) || operand.length < 2) {
    throw new CommandError(1257300, '$ifNull needs at least two arguments');
  }
  const parts = operand.map(compiler.compile);
  return (scope) => {
    let value: Value;
    for (const part of parts) {
      value = part(scope);
      if (!isNullish(value)) return value;
    }
    return value;
  };
};

const switchOperator: OperatorCompiler = (operand, compiler) => {
  const branches = isDocument(operand) ? fieldOf(operand, 'branches') : undefined;
  if (!isDocument(operand) || !Array.isArray(branches) || branches.length === 0) {
    throw new CommandError(40068, '$switch requires at least one branch.');
  }
  const compiled = branches.map((branch) => {
    if (!isDocument(branch) || !('case' in branch) || !('then' in branch)) {
      throw new CommandError(40067, "$switch requires each branch have a 'case' and a 'then' expression");
    }
    return { when: compiler.compile(branch['case']), then: compiler.compile(branch['then']) };
  });
  const otherwise = 'default' in operand ? compiler.compile(operand['default']) : undefined;
  return (scope) => {
    const branch = compiled.find(({ when }) => isTruthy(when(scope)));
    if (branch !== undefined) return branch.then(scope);
    if (otherwise !== undefined) return otherwise(scope);
    throw new CommandError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
};

const letOperator: OperatorCompiler = (operand, compiler, name) => {
  const vars = isDocument(operand) ? fieldOf(operand, 'vars') : undefined;
  if (!isDocument(operand) || !isDocument(vars))
    throw new CommandError(16874, '$let only supports an object as its argument');
  const bindings = Object.entries(vars).map(([variable, source]) => ({
    variable,
    expression: compiler.compile(source),
  }));
  const body = compileNamed({ in: fieldOf(operand, 'in') }, { required: ['in'] }, compiler, name).get('in');
  return (scope) =>
    body?.(
      withVariables(
        scope,
        bindings.map(({ variable, expression }) => [variable, expression(scope)] as const),
      ),
    );
};

/** Comparison, boolean, conditional and variable operators of expressions. */
export const logicOperators: Readonly<Record<string, OperatorCompiler>> = {
  $eq: comparing((order) => order === 0),
  $ne: comparing((order) => order !== 0),
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $cmp: comparing(Math.sign),
  $and: and,
  $or: or,
  $not: not,
  $cond: cond,
  $ifNull: ifNull,
  $switch: switchOperator,
  $let: letOperator,
  $literal: (operand) => () => operand,
};
