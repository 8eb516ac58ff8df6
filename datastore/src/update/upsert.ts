import { BSONRegExp } from 'bson';
import { encodeForStorage } from '../values/codec.js';
import { CommandError } from '../values/errors.js';
import { pathsOverlap } from '../values/path.js';
import { cloneValue, type Document, fieldOf, isDocument, isOperatorDocument, type Value } from '../values/value.js';
import { assign } from './assign.js';
import type { Update } from './update.js';

/**
 * The document an upsert inserts: the query's equalities, then the update. A replacement takes only the `_id` from
 * the query.
 *
 * @throws CommandError 54 when the query sets one path twice
 */
export function upsertedDocument(query: Document, update: Update): Buffer {
  const equalities = equalitiesOf(query).filter(({ path }) => update.kind !== 'replacement' || path === '_id');
  const document: Document = {};
  const seen: string[] = [];
  for (const { path, value } of equalities) {
    const other = seen.find((each) => pathsOverlap(each, path));
    if (other !== undefined) {
      throw new CommandError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    }
    seen.push(path);
    assign(document, path.split('.'), cloneValue(value));
  }
  const result = update.apply(document, { position: undefined, inserting: true });
  return encodeForStorage(result);
}

interface Equality {
  readonly path: string;
  readonly value: Value;
}

function equalitiesOf(query: Document): Equality[] {
  return Object.entries(query).flatMap(([name, operand]): Equality[] => {
    if (name === '$and' || (name === '$or' && Array.isArray(operand) && operand.length === 1)) {
      return Array.isArray(operand) ? operand.filter(isDocument).flatMap(equalitiesOf) : [];
    }
    if (name.startsWith('$')) return [];
    const value = equalTo(operand);
    return value === undefined ? [] : [{ path: name, value }];
  });
}

/** The one value a condition allows, if it is one. */
function equalTo(condition: Value): Value {
  if (condition instanceof BSONRegExp) return undefined;
  if (!isOperatorDocument(condition)) return condition;
  const equal = fieldOf(condition, '$eq');
  if (equal !== undefined) return equal;
  for (const operator of ['$in', '$all']) {
    const list = fieldOf(condition, operator);
    const [only] = Array.isArray(list) ? list : [];
    if (Array.isArray(list) && list.length === 1 && !isOperatorDocument(only) && !(only instanceof BSONRegExp))
      return only;
  }
  return undefined;
}
