import { compileRegex } from '../regex/regex.js';
import { codePointsIn } from '../values/code-points.js';
import { failedToParse, notSupported } from '../values/errors.js';
import { compareValues, equalValues } from '../values/order.js';
import { countStep } from '../values/time-limit.js';
import { typeName } from '../values/type-name.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble, type Value } from '../values/value.js';
import { distinctValues } from '../values/value-map.js';
import type { ValueTest } from './path-traversal.js';
import type { Predicate } from './predicate.js';
import { typeTest } from './value-tests.js';

/** Compiles `$jsonSchema`; a keyword this store does not know is refused. */
export function compileJsonSchema(schema: Value): Predicate {
  const test = compileSchema(schema);
  return (document) => test(document);
}

function compileSchema(schema: Value): ValueTest {
  if (!isDocument(schema)) throw failedToParse('$jsonSchema must be an object');
  const tests = Object.entries(schema).flatMap(([keyword, operand]) => compileKeyword(keyword, operand, schema));
  return (value) => tests.every((test) => test(value));
}

/** JSON's names of types, where they differ from BSON's. */
const jsonTypes: Readonly<Record<string, Value>> = { boolean: 'bool' };

function compileKeyword(keyword: string, operand: Value, schema: Document): ValueTest[] {
  switch (keyword) {
    case 'title':
    case 'description':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return [];
    case 'bsonType':
      return [typeTest(operand)];
    case 'type':
      return [typeTest(asArray(operand).map((name) => (typeof name === 'string' ? (jsonTypes[name] ?? name) : name)))];
    case 'enum':
      return [(value) => asArray(operand).some((allowed) => equalValues(allowed, value))];
    case 'minimum':
      return [
        numeric((value) => compareValues(value, operand) >= (fieldOf(schema, 'exclusiveMinimum') === true ? 1 : 0)),
      ];
    case 'maximum':
      return [
        numeric((value) => compareValues(value, operand) <= (fieldOf(schema, 'exclusiveMaximum') === true ? -1 : 0)),
      ];
    case 'multipleOf':
      return [numeric((value) => isNumeric(value) && toDouble(value) % count(keyword, operand) === 0)];
    case 'minLength':
      return [text((value) => codePointsIn(value) >= count(keyword, operand))];
    case 'maxLength':
      return [text((value) => codePointsIn(value) <= count(keyword, operand))];
    case 'pattern': {
      const expression = compileRegex(String(operand), '');
      return [text((value) => expression.test(value))];
    }
    case 'required':
      return [
        object((value) => asArray(operand).every((name) => typeof name === 'string' && Object.hasOwn(value, name))),
      ];
    case 'properties':
      return [properties(operand)];
    case 'additionalProperties':
      return [additionalProperties(operand, schema)];
    case 'minProperties':
      return [object((value) => Object.keys(value).length >= count(keyword, operand))];
    case 'maxProperties':
      return [object((value) => Object.keys(value).length <= count(keyword, operand))];
    case 'items':
      return [items(operand)];
    case 'minItems':
      return [array((value) => value.length >= count(keyword, operand))];
    case 'maxItems':
      return [array((value) => value.length <= count(keyword, operand))];
    case 'uniqueItems':
      return operand === true ? [array((value) => distinctValues(value, undefined).size === value.length)] : [];
    case 'allOf':
      return asArray(operand).map(compileSchema);
    case 'anyOf': {
      const schemas = asArray(operand).map(compileSchema);
      return [(value) => schemas.some((test) => test(value))];
    }
    case 'oneOf': {
      const schemas = asArray(operand).map(compileSchema);
      return [(value) => schemas.filter((test) => test(value)).length === 1];
    }
    case 'not': {
      const test = compileSchema(operand);
      return [(value) => !test(value)];
    }
    default:
      throw notSupported(`the $jsonSchema keyword '${keyword}'`);
  }
}

function asArray(value: Value): Value[] {
  return Array.isArray(value) ? value : [value];
}

function count(keyword: string, operand: Value): number {
  if (!isNumeric(operand))
    throw failedToParse(`$jsonSchema keyword '${keyword}' must be a number, not ${typeName(operand)}`);
  return toDouble(operand);
}

function numeric(test: ValueTest): ValueTest {
  return (value) => !isNumeric(value) || test(value);
}

function text(test: (value: string) => boolean): ValueTest {
  return (value) => typeof value !== 'string' || test(value);
}

function object(test: (value: Document) => boolean): ValueTest {
  return (value) => !isDocument(value) || test(value);
}

function array(test: (value: Value[]) => boolean): ValueTest {
  return (value) => !Array.isArray(value) || test(value);
}

function properties(operand: Value): ValueTest {
  const tests = Object.entries(isDocument(operand) ? operand : {}).map(([name, schema]) => ({
    name,
    test: compileSchema(schema),
  }));
  return object((value) => tests.every(({ name, test }) => !Object.hasOwn(value, name) || test(value[name])));
}

function additionalProperties(operand: Value, schema: Document): ValueTest {
  if ('patternProperties' in schema) throw notSupported("the $jsonSchema keyword 'patternProperties'");
  const declared = fieldOf(schema, 'properties');
  const known = new Set(Object.keys(isDocument(declared) ? declared : {}));
  const test: ValueTest = operand === false ? () => false : operand === true ? () => true : compileSchema(operand);
  return object((value) => Object.keys(value).every((name) => known.has(name) || test(value[name])));
}

function items(operand: Value): ValueTest {
  if (Array.isArray(operand)) {
    const tests = operand.map(compileSchema);
    return array((value) => tests.every((test, at) => at >= value.length || test(value[at])));
  }
  const test = compileSchema(operand);
  return array((value) =>
    value.every((element) => {
      countStep();
      return test(element);
    }),
  );
}
