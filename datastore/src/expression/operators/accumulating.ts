import { countStep } from '../../values/time-limit.js';
import type { Value } from '../../values/value.js';
import { accumulators } from '../accumulators.js';
import type { OperatorCompiler } from '../operator.js';

/** `$sum`, `$avg` and others as expressions: over the elements of one array, or over their arguments. */
function accumulating(name: string): OperatorCompiler {
  return (operand, compiler) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map(compiler.compile);
    return (scope) => {
      const values = parts.map((part) => part(scope));
      const [only] = values;
      const gathered: readonly Value[] = values.length === 1 && Array.isArray(only) ? only : values;
      const accumulator = accumulators[name]?.(compiler.collation);
      for (const value of gathered) {
        countStep();
        accumulator?.add(value);
      }
      return accumulator?.result();
    };
  };
}

/** Accumulators that are expressions as well. */
export const accumulatingOperators: Readonly<Record<string, OperatorCompiler>> = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'].map((name) => [name, accumulating(name)]),
);
