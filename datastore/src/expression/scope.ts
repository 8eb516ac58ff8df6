import { beginExpression } from '../values/memory.js';
import type { Document, Value } from '../values/value.js';

/** Values of `$$name` in expressions. */
export type Variables = ReadonlyMap<string, Value>;

/** What an expression is evaluated against. */
export interface Scope {
  /** `$$ROOT`: the document the stage looks at. */
  readonly root: Value;
  /** `$$CURRENT`, where `$field` starts. */
  readonly current: Value;
  readonly variables: Variables;
}

/** A compiled aggregation expression; undefined is MongoDB's "missing". */
export type Expression = (scope: Scope) => Value;

const noVariables: Variables = new Map();

/** The scope of one document. */
export function rootScope(document: Document, variables: Variables = noVariables): Scope {
  beginExpression();
  return { root: document, current: document, variables };
}

/** A scope with one variable more, as inside `$map` and `$let`. */
export function withVariables(scope: Scope, added: Iterable<readonly [string, Value]>): Scope {
  return { ...scope, variables: new Map([...scope.variables, ...added]) };
}
