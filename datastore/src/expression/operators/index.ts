import type { OperatorCompiler } from '../operator.js';
import { accumulatingOperators } from './accumulating.js';
import { arithmeticOperators } from './arithmetic.js';
import { arrayOperators } from './array.js';
import { arrayBuildingOperators } from './array-building.js';
import { bitwiseOperators } from './bitwise.js';
import { dateOperators } from './date.js';
import { logicOperators } from './logic.js';
import { objectOperators } from './object.js';
import { roundingOperators } from './rounding.js';
import { setOperators } from './set.js';
import { stringOperators } from './string.js';
import { textSearchOperators } from './text-search.js';
import { trigonometryOperators } from './trigonometry.js';
import { typeOperators } from './type.js';

/** Operators whose arrays, documents and texts are new ones; the others hand on what is there. */
export const buildingOperators: ReadonlySet<string> = new Set([
  '$arrayToObject',
  '$concat',
  '$concatArrays',
  '$dateToString',
  '$filter',
  '$firstN',
  '$lastN',
  '$ltrim',
  '$map',
  '$maxN',
  '$mergeObjects',
  '$minN',
  '$objectToArray',
  '$range',
  '$regexFindAll',
  '$replaceAll',
  '$replaceOne',
  '$reverseArray',
  '$rtrim',
  '$setDifference',
  '$setIntersection',
  '$setField',
  '$setUnion',
  '$slice',
  '$sortArray',
  '$split',
  '$substr',
  '$substrBytes',
  '$substrCP',
  '$toLower',
  '$toString',
  '$toUpper',
  '$trim',
  '$zip',
]);

/** Every expression operator this store knows. */
export const operators: ReadonlyMap<string, OperatorCompiler> = new Map(
  Object.entries({
    ...logicOperators,
    ...arithmeticOperators,
    ...roundingOperators,
    ...bitwiseOperators,
    ...arrayOperators,
    ...arrayBuildingOperators,
    ...objectOperators,
    ...setOperators,
    ...stringOperators,
    ...textSearchOperators,
    ...typeOperators,
    ...dateOperators,
    ...trigonometryOperators,
    ...accumulatingOperators,
  }),
);
