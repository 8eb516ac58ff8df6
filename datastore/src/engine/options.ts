import { compileExpression } from '../expression/compile/expression.js';
import type { Variables } from '../expression/scope.js';
import { rootScope } from '../expression/scope.js';
import type { Collection } from '../storage/collection.js';
import { type Collation, parseCollation } from '../values/collation.js';
import { badValue, CommandError } from '../values/errors.js';
import { stageMemory, stageMemoryWithoutDisk } from '../values/memory.js';
import { typeName } from '../values/type-name.js';
import { type Document, fieldOf, isDocument, isNumeric, isTruthy, toDouble, type Value } from '../values/value.js';

function wrongType(field: string, value: Value, wanted: string): CommandError {
  return new CommandError(
    14,
    `BSON field '${field}' is the wrong type '${typeName(value)}', expected type '${wanted}'`,
  );
}

/** A number a command may carry. */
export function numberOption(command: Document, field: string): number | undefined {
  const value = fieldOf(command, field);
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value)) throw wrongType(field, value, 'number');
  return toDouble(value);
}

/** A number that must not be negative. */
export function countOption(command: Document, field: string): number | undefined {
  const value = numberOption(command, field);
  if (value !== undefined && value < 0)
    throw new CommandError(51024, `BSON field '${field}' value must be >= 0, actual value '${value}'`);
  return value;
}

/** A switch a command may carry. */
export function flagOption(command: Document, field: string): boolean | undefined {
  const value = fieldOf(command, field);
  return value === undefined ? undefined : isTruthy(value);
}

/**
 * A switch of a part of a command that is read strictly: a truth value or a number.
 *
 * @param of what it is a field of, such as `createIndexes.indexes`
 * @throws CommandError 14 for anything else; null is as if it were not there
 */
export function switchOption(document: Document, field: string, of: string): boolean | undefined {
  const value = fieldOf(document, field);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean' && !isNumeric(value))
    throw new CommandError(
      14,
      `BSON field '${of}.${field}' is the wrong type '${typeName(value)}', expected types '[bool, long, int, decimal, double]'`,
    );
  return isTruthy(value);
}

/** A document a command may carry; an empty one counts. */
export function documentOption(command: Document, field: string): Document | undefined {
  const value = fieldOf(command, field);
  if (value === undefined || value === null) return undefined;
  if (!isDocument(value)) throw wrongType(field, value, 'object');
  return value;
}

/** A document that means nothing when it is empty, such as a sort or a projection. */
export function filledOption(command: Document, field: string): Document | undefined {
  const value = documentOption(command, field);
  return value === undefined || Object.keys(value).length === 0 ? undefined : value;
}

/** A list a command may carry. */
export function listOption(command: Document, field: string): Value[] {
  const value = fieldOf(command, field);
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw wrongType(field, value, 'array');
  return value;
}

/** A list of documents a command may carry. */
export function documentsOption(command: Document, field: string): Document[] {
  return listOption(command, field).map((value) => {
    if (!isDocument(value)) throw wrongType(field, value, 'object');
    return value;
  });
}

/** A text a command must carry. */
export function textOption(command: Document, field: string): string {
  const value = fieldOf(command, field);
  if (typeof value !== 'string') throw wrongType(field, value, 'string');
  return value;
}

/** The collation of a command: its own, else its collection's. */
export function collationOption(command: Document, collection: Collection | undefined): Collation | undefined {
  const own = fieldOf(command, 'collation');
  if (isDocument(own) && Object.keys(own).length > 0) return parseCollation(own);
  return collection?.collation;
}

/** How many bytes a stage of a command may gather. */
export function memoryOption(command: Document): number {
  return flagOption(command, 'allowDiskUse') === false ? stageMemoryWithoutDisk : stageMemory;
}

/** The variables of a command's expressions: its `let`, and the moment it runs as `$$NOW`. */
export function letVariables(command: Document, collation: Collation | undefined, ...more: Document[]): Variables {
  const now: readonly [string, Value] = ['NOW', new Date()];
  if (more.length === 0 && fieldOf(command, 'let') === undefined) return new Map([now]);
  const sources = [documentOption(command, 'let') ?? {}, ...more];
  const scope = rootScope({}, new Map([now]));
  const values = sources.flatMap((source) =>
    Object.entries(source).map(([name, value]) => [name, compileExpression(value, collation)(scope)] as const),
  );
  return new Map([now, ...values]);
}

/**
 * The name of a collection as a command gives it.
 *
 * @throws CommandError 73 for what cannot be one
 */
export function collectionName(command: Document, field: string): string {
  const name = fieldOf(command, field);
  if (typeof name !== 'string') throw new CommandError(73, `collection name has invalid type ${typeName(name)}`);
  if (name === '' || name.startsWith('.') || name.endsWith('.') || name.includes('\0') || name.includes('$')) {
    throw new CommandError(73, `Invalid namespace specified: '${name}' is no collection name`);
  }
  return name;
}

/** Splits `database.collection`. */
export function splitNamespace(namespace: string): { database: string; name: string } {
  const dot = namespace.indexOf('.');
  if (dot <= 0 || dot === namespace.length - 1) throw badValue(`Invalid namespace specified '${namespace}'`);
  return { database: namespace.slice(0, dot), name: namespace.slice(dot + 1) };
}
