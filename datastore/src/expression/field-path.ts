import { CommandError } from '../values/errors.js';
import { countStep } from '../values/time-limit.js';
import { asDocument, fieldOf, type Value } from '../values/value.js';
import type { Expression } from './scope.js';

/**
 * The value of a path in an expression: through documents, and through arrays of documents as an array of what
 * each element has there. Unlike in a filter, a number is a field's name and no array position.
 */
export function expressionPath(root: Value, path: readonly string[], at = 0): Value {
  if (at === path.length) return root;
  if (Array.isArray(root)) {
    if (at === 0) return undefined;
    return root.flatMap((element) => {
      countStep();
      if (Array.isArray(element)) return [];
      const found = expressionPath(element, path, at);
      return found === undefined ? [] : [found];
    });
  }
  const document = asDocument(root);
  return document === undefined ? undefined : expressionPath(fieldOf(document, path[at] ?? ''), path, at + 1);
}

/**
 * Compiles `$field.path` and `$$variable.path`.
 *
 * @throws CommandError for an empty component, and at run time for a variable nobody defined
 */
export function compilePath(text: string): Expression {
  const isVariable = text.startsWith('$$');
  const path = text.slice(isVariable ? 2 : 1).split('.');
  if (path.includes('')) {
    const code = text.length <= 2 ? 16872 : 15998;
    throw new CommandError(code, `FieldPath must not contain empty components: '${text}'`);
  }
  return isVariable ? compileVariable(path[0] ?? '', path.slice(1)) : (scope) => expressionPath(scope.current, path);
}

function compileVariable(name: string, path: readonly string[]): Expression {
  return (scope) => {
    switch (name) {
      case 'ROOT':
        return expressionPath(scope.root, path);
      case 'CURRENT':
        return expressionPath(scope.current, path);
      case 'REMOVE':
        return undefined;
      case 'DESCEND':
      case 'PRUNE':
      case 'KEEP':
        return name;
      default:
        break;
    }
    if (scope.variables.has(name)) return variablePath(scope.variables.get(name), path);
    if (name === 'NOW') return new Date();
    throw new CommandError(17276, `Use of undefined variable: ${name}`);
  };
}

function variablePath(value: Value, path: readonly string[]): Value {
  if (path.length === 0) return value;
  // An array held by a variable is looked into, as one found on the way is.
  return Array.isArray(value) ? expressionPath({ value }, ['value', ...path]) : expressionPath(value, path);
}
