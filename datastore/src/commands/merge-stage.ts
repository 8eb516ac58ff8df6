import { ObjectId } from 'bson';
import { collationOption, letVariables } from '../engine/options.js';
import type { CommandRequest } from '../engine/request.js';
import { compileExpression } from '../expression/compile/expression.js';
import { rootScope, type Variables } from '../expression/scope.js';
import { compileFilter } from '../filter/filter.js';
import { findRows } from '../query/find.js';
import type { Collection } from '../storage/collection.js';
import type { Row } from '../storage/read-view.js';
import { compileUpdate, type Update } from '../update/update.js';
import { encode } from '../values/codec.js';
import type { Collation } from '../values/collation.js';
import { badValue, CommandError, notSupported, unknownField } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { show } from '../values/show.js';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';
import { insertDocument, modifyRow, type WriteTarget } from './write-statements.js';

/** A `$merge`, read and checked. */
export interface Merge {
  readonly kind: '$merge';
  readonly into: Value;
  /** Fields that a result and a document have in common when they belong together; undefined for `_id`, which needs no index. */
  readonly on: readonly string[] | undefined;
  readonly whenMatched: string | Value[];
  readonly whenNotMatched: string;
  readonly let: Document | undefined;
}

const knownFields: readonly string[] = ['into', 'on', 'let', 'whenMatched', 'whenNotMatched'];
const matchedModes: readonly Value[] = ['replace', 'keepExisting', 'merge', 'fail'];
const notMatchedModes: readonly Value[] = ['insert', 'discard', 'fail'];

/** @throws CommandError for what is no `$merge` */
export function parseMerge(source: Value): Merge {
  const options = typeof source === 'string' ? { into: source } : source;
  if (!isDocument(options))
    throw new CommandError(51182, '$merge only supports a string or object argument, not something else');
  const unknown = Object.keys(options).find((field) => !knownFields.includes(field));
  if (unknown === 'targetCollectionVersion' || unknown === 'allowMergeOnNullishValues')
    throw notSupported(`$merge with '${unknown}'`);
  if (unknown !== undefined) throw unknownField('$merge', unknown);
  if (!('into' in options)) throw new CommandError(40414, "BSON field '$merge.into' is missing but a required field");
  const whenMatched = fieldOf(options, 'whenMatched') ?? 'merge';
  const whenNotMatched = fieldOf(options, 'whenNotMatched') ?? 'insert';
  if (typeof whenMatched === 'string' ? !matchedModes.includes(whenMatched) : !Array.isArray(whenMatched))
    throw badValue(`Enumeration value '${show(whenMatched)}' for field '$merge.whenMatched' is not a valid value.`);
  if (typeof whenNotMatched !== 'string' || !notMatchedModes.includes(whenNotMatched))
    throw badValue(
      `Enumeration value '${show(whenNotMatched)}' for field '$merge.whenNotMatched' is not a valid value.`,
    );
  const mode = Array.isArray(whenMatched) ? whenMatched : String(whenMatched);
  if ((mode === 'fail' || mode === 'keepExisting') && whenNotMatched !== 'insert')
    throw new CommandError(
      51181,
      `Combination of $merge modes 'whenMatched: ${mode}' and 'whenNotMatched: ${whenNotMatched}' is not supported`,
    );
  const merge: Merge = {
    kind: '$merge',
    into: fieldOf(options, 'into'),
    on: joinFields(fieldOf(options, 'on')),
    whenMatched: mode,
    whenNotMatched,
    let: ownVariables(fieldOf(options, 'let'), mode),
  };
  // A mistake in the pipeline shows also where nothing is merged.
  if (Array.isArray(mode))
    compileUpdate(mode, { arrayFilters: [], collation: undefined, variables: named(merge) }, false);
  return merge;
}

/** Variables by their names, without what they hold. */
function named(merge: Merge): Variables {
  return new Map(['new', ...Object.keys(merge.let ?? {})].map((name) => [name, null] as const));
}

function ownVariables(source: Value, mode: Merge['whenMatched']): Document | undefined {
  if (source === undefined || source === null) return undefined;
  if (!isDocument(source))
    throw new CommandError(14, "BSON field '$merge.let' is the wrong type, expected type 'object'");
  if (typeof mode === 'string')
    throw new CommandError(51199, `Cannot use 'let' variables with 'whenMatched: ${mode}' mode`);
  if ('new' in source && source['new'] !== '$$ROOT')
    throw new CommandError(51273, "'let' may not define a value for the reserved 'new' variable other than '$$ROOT'");
  return source;
}

function joinFields(on: Value): readonly string[] | undefined {
  if (on === undefined || on === null) return undefined;
  const fields = (Array.isArray(on) ? on : [on]).map((field) => {
    if (typeof field !== 'string')
      throw new CommandError(51186, "$merge 'on' field must be either a string or an array of strings");
    return field;
  });
  if (fields.length === 0)
    throw new CommandError(51187, "If explicitly specifying $merge 'on', must include at least one field");
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice !== undefined) throw new CommandError(31465, `Found a duplicate field '${twice}' in $merge 'on'`);
  return fields;
}

/** Writes results into a collection that may have their like. */
export function mergeAll(
  target: WriteTarget,
  documents: readonly Document[],
  merge: Merge,
  request: CommandRequest,
): void {
  const collation = sourceCollation(request, target);
  if (merge.on !== undefined) requireJoinIndex(target.collection, merge.on, collation);
  for (const source of documents) {
    const document =
      merge.on?.includes('_id') !== false && !('_id' in source) ? { _id: new ObjectId(), ...source } : source;
    // What is there already shows by the indexes of the collection.
    if (merge.whenMatched === 'fail') insertDocument(target, encode(document));
    else mergeOne(target, document, merge, collation);
  }
}

/** By what the source is compared, and so are the fields that results are joined by. */
function sourceCollation({ command, database }: CommandRequest, { engine }: WriteTarget): Collation | undefined {
  const name = fieldOf(command, 'aggregate');
  return collationOption(command, typeof name === 'string' ? engine.store.catalog.find(database, name) : undefined);
}

/** @throws CommandError 51183 where no unique index makes a join by these fields find one document at most */
function requireJoinIndex(collection: Collection, fields: readonly string[], collation: Collation | undefined): void {
  const found = collection.indexes.some(
    (each) =>
      each.unique &&
      each.partial === undefined &&
      each.collation?.identity === collation?.identity &&
      each.fields.length === fields.length &&
      each.fields.every(({ name }) => fields.includes(name)),
  );
  if (!found) throw new CommandError(51183, 'Cannot find index to verify that join fields will be unique');
}

function mergeOne(target: WriteTarget, document: Document, merge: Merge, collation: Collation | undefined): void {
  const on = merge.on ?? ['_id'];
  const condition = Object.fromEntries(on.map((field) => [field, { $eq: joinValue(document, field) }]));
  const row = findOne(target, condition, collation);
  if (row !== undefined) {
    if (merge.whenMatched !== 'keepExisting')
      modifyRow(target, row, mergingUpdate(document, merge, target.command, collation), undefined);
  } else if (merge.whenNotMatched === 'insert') insertDocument(target, encode(document));
  else if (merge.whenNotMatched === 'fail')
    throw new CommandError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
}

/** @throws CommandError 51132 or 51185 for what tells no document */
function joinValue(document: Document, field: string): Value {
  const path = field.split('.');
  if (path.slice(1).some((_, at) => Array.isArray(valueAt(document, path.slice(0, at + 1)))))
    throw new CommandError(51185, `$merge write error: 'on' field '${field}' is an array along the path`);
  const value = valueAt(document, path);
  if (value === undefined || value === null || Array.isArray(value))
    throw new CommandError(
      51132,
      `$merge write error: 'on' field '${field}' cannot be missing, null, undefined or an array`,
    );
  return value;
}

function findOne(
  { writer, collection }: WriteTarget,
  source: Document,
  collation: Collation | undefined,
): Row | undefined {
  const filter = compileFilter(source, { collation, variables: undefined });
  const request = { source, filter, sort: undefined, collation, hint: undefined, limit: 1 };
  const [row] = findRows(writer.view, collection, request);
  return row;
}

function mergingUpdate(
  document: Document,
  { whenMatched, let: own }: Merge,
  command: Document,
  collation: Collation | undefined,
): Update {
  if (whenMatched === 'replace' || whenMatched === 'merge') {
    const [first = ''] = Object.keys(document);
    if (first.startsWith('$'))
      throw new CommandError(52, `The dollar ($) prefixed field '${first}' in '${first}' is not valid for storage.`);
    const plain = { arrayFilters: [], collation, variables: undefined };
    return compileUpdate(whenMatched === 'merge' ? { $set: document } : document, plain, false);
  }
  const outer = letVariables(command, collation);
  const scope = rootScope(document, outer);
  // What `let` says is of the result that is merged.
  const values = Object.entries(own ?? {}).map(
    ([name, value]) => [name, compileExpression(value, collation)(scope)] as const,
  );
  const variables = new Map([...outer, ['new', document] as const, ...values]);
  return compileUpdate(whenMatched, { arrayFilters: [], collation, variables }, false);
}
