import type { OperatorCompiler } from '../operator.js';
import { accumulatingOperators } from './accumulating.js';
import { arithmeticOperators } from './arithmetic.js';
import { arrayOperators } from './array.js';
import { bitwiseOperators } from './bitwise.js';
import { dateOperators } from './date.js';
import { logicOperators } from './logic.js';
import { objectOperators } from './object.js';
import { roundingOperators } from './rounding.js';
import { stringOperators } from './string.js';
import { trigonometryOperators } from './trigonometry.js';
import { typeOperators } from './type.js';

/** Every expression operator this store knows. */
export const operators: ReadonlyMap<string, OperatorCompiler> = new Map(
  Object.entries({
    ...logicOperators,
    ...arithmeticOperators,
    ...roundingOperators,
    ...bitwiseOperators,
    ...arrayOperators,
    ...objectOperators,
    ...stringOperators,
    ...typeOperators,
    ...dateOperators,
    ...trigonometryOperators,
    ...accumulatingOperators,
  }),
);
