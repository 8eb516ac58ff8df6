import { pullTest } from '../filter/field-condition.js';
import { equalityTest } from '../filter/value-tests.js';
import { badValue, CommandError, failedToParse } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { show } from '../values/show.js';
import { elementSorter } from '../values/sort.js';
import { countStep } from '../values/time-limit.js';
import { typeName } from '../values/type-name.js';
import { cloneValue, type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../values/value.js';
import { assign } from './assign.js';
import { type Application, identify, type Modifier } from './modifier.js';

/** The array at the path, made when nothing is there. */
function arrayAt(application: Application, operator: string, code: number): Value[] {
  const { document, path } = application;
  const value = valueAt(document, path);
  if (Array.isArray(value)) return value;
  if (value !== undefined) {
    throw new CommandError(
      code,
      operator === '$addToSet'
        ? `Cannot apply $addToSet to non-array field. Field named '${path.at(-1) ?? ''}' has non-array type ${typeName(value)}`
        : `The field '${path.join('.')}' must be an array but is of type ${typeName(value)} in document ${identify(document)}`,
    );
  }
  const made: Value[] = [];
  assign(document, path, made);
  return made;
}

/** The array at the path; undefined when nothing is there. */
function existingArray(application: Application, operator: string, code = 2): Value[] | undefined {
  const value = valueAt(application.document, application.path);
  if (value === undefined || Array.isArray(value)) return value;
  throw new CommandError(code, `Cannot apply ${operator} to a non-array value`);
}

function eachOf(operand: Value, operator: string, code: number): Value[] {
  if (!isDocument(operand) || !('$each' in operand)) return [operand];
  const each = operand['$each'];
  if (!Array.isArray(each))
    throw new CommandError(
      code,
      `The argument to $each in ${operator} must be an array but it was of type: ${typeName(each)}`,
    );
  return each;
}

function replaceAll(array: Value[], elements: readonly Value[]): void {
  array.length = 0;
  for (const element of elements) array.push(element);
}

const pushClauses = ['$each', '$position', '$slice', '$sort'];

const push: Modifier = (application) => {
  const { operand, context } = application;
  const each = eachOf(operand, '$push', 2).map(cloneValue);
  const clauses: Document = isDocument(operand) && '$each' in operand ? operand : {};
  const unknown = Object.keys(clauses).find((clause) => !pushClauses.includes(clause));
  if (unknown !== undefined) throw badValue(`Unrecognized clause in $push: ${unknown}`);
  const array = arrayAt(application, '$push', 2);
  const position = clauseNumber(clauses, '$position');
  // Not spread into arguments, of which there may not be very many.
  const place = position === undefined ? array.length : position < 0 ? Math.max(0, array.length + position) : position;
  replaceAll(array, [...array.slice(0, place), ...each, ...array.slice(place)]);
  if ('$sort' in clauses) replaceAll(array, elementSorter(clauses['$sort'], context.comparison)(array));
  const slice = clauseNumber(clauses, '$slice');
  if (slice === undefined) return;
  if (slice >= 0) array.splice(slice);
  else array.splice(0, Math.max(0, array.length + slice));
};

function clauseNumber(clauses: Document, name: string): number | undefined {
  const value = fieldOf(clauses, name);
  if (value === undefined) return undefined;
  if (!isNumeric(value) || !Number.isInteger(toDouble(value))) {
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  }
  return toDouble(value);
}

const addToSet: Modifier = (application) => {
  const each = eachOf(application.operand, '$addToSet', 14);
  const array = arrayAt(application, '$addToSet', 2);
  for (const value of each) {
    const test = equalityTest(value, application.context.comparison);
    const isIn = array.some((element) => {
      countStep();
      return value === null ? element === null : test(element);
    });
    if (!isIn) array.push(cloneValue(value));
  }
};

const pop: Modifier = (application) => {
  const { operand } = application;
  if (!isNumeric(operand) || Math.abs(toDouble(operand)) !== 1)
    throw failedToParse(`$pop expects 1 or -1, found: ${show(operand)}`);
  const array = existingArray(application, '$pop', 14);
  if (toDouble(operand) < 0) array?.shift();
  else array?.pop();
};

const pull: Modifier = (application) => {
  const array = existingArray(application, '$pull');
  if (array === undefined) return;
  const test = pullTest(application.operand, application.context);
  replaceAll(
    array,
    array.filter((element) => {
      countStep();
      return !test(element);
    }),
  );
};

const pullAll: Modifier = (application) => {
  const { operand, context } = application;
  if (!Array.isArray(operand))
    throw badValue('$pullAll requires an array argument but was given a ' + typeName(operand));
  const array = existingArray(application, '$pullAll');
  if (array === undefined) return;
  replaceAll(
    array,
    array.filter((element) => !operand.some((removed) => context.comparison(element, removed) === 0)),
  );
};

/** Update operators on arrays. */
export const arrayModifiers: Readonly<Record<string, Modifier>> = {
  $push: push,
  $addToSet: addToSet,
  $pop: pop,
  $pull: pull,
  $pullAll: pullAll,
};
