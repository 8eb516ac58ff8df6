import type { Collation } from '../values/collation.js';
import type { Comparison } from '../values/order.js';
import type { Value } from '../values/value.js';
import type { Expression } from './scope.js';

/** What an operator's compiler may use. */
export interface ExpressionCompiler {
  readonly collation: Collation | undefined;
  readonly comparison: Comparison;
  /** Compiles one argument. */
  readonly compile: (source: Value) => Expression;
}

/** Compiles one operator from its operand. */
export type OperatorCompiler = (operand: Value, compiler: ExpressionCompiler, name: string) => Expression;
