import { ObjectId } from 'bson';
import type { Engine, Writer } from '../engine/engine.js';
import { collationOption, documentOption, flagOption, letVariables, listOption } from '../engine/options.js';
import type { MatchTrace } from '../filter/path-traversal.js';
import { findRows } from '../query/find.js';
import type { Collection } from '../storage/collection.js';
import type { Row } from '../storage/read-view.js';
import { compileUpdate, type Update, updateDocument } from '../update/update.js';
import { upsertedDocument } from '../update/upsert.js';
import { decode, encodeForStorage, maximumDocumentBytes } from '../values/codec.js';
import { CommandError } from '../values/errors.js';
import { deepestNesting, isTooDeep, startsAt } from '../values/field-selection.js';
import { typeName } from '../values/type-name.js';
import { type Document, fieldOf, isDocument, type Value } from '../values/value.js';
import { findRequest } from './query-request.js';

/** Where the statements of a command go. */
export interface WriteTarget {
  readonly engine: Engine;
  readonly writer: Writer;
  readonly collection: Collection;
  /** The command that holds the statement, for its `let`. */
  readonly command: Document;
  readonly bypassValidation: boolean;
}

/**
 * @param before the document as it was, when it is changed
 * @throws CommandError 121 when the collection's rule does not allow the document
 */
function validate({ collection, bypassValidation }: WriteTarget, raw: Buffer, before?: Buffer): void {
  const validator = bypassValidation ? undefined : collection.validator;
  if (validator === undefined) return;
  const document = decode(raw);
  if (validator.matches(document)) return;
  if (before !== undefined && collection.validatesModerately && !validator.matches(decode(before))) return;
  const errInfo = { failingDocumentId: fieldOf(document, '_id'), details: { operatorName: '$expr' } };
  throw new CommandError(121, 'Document failed validation', { details: { errInfo } });
}

const refusedIdTypes: ReadonlySet<string> = new Set(['array', 'regex', 'undefined']);

/**
 * Inserts one document.
 *
 * @returns the document as it is stored
 * @throws CommandError 53 or 2 for an `_id` that may not be one, 10334 beyond 16 MB, 15 beyond 100 levels, 11000 for a duplicate key
 */
export function insertDocument(target: WriteTarget, raw: Buffer): Buffer {
  const stored = withId(raw);
  if (stored.length > maximumDocumentBytes) {
    throw new CommandError(
      10334,
      `object to insert too large. size in bytes: ${stored.length}, max size: ${maximumDocumentBytes}`,
    );
  }
  if (isTooDeep(stored))
    throw new CommandError(15, `cannot insert document because it exceeds ${deepestNesting} levels of nesting`);
  const { collection, engine, writer } = target;
  const id = fieldOf(collection.indexedFields(stored), '_id');
  if (refusedIdTypes.has(typeName(id))) {
    throw new CommandError(typeName(id) === 'array' ? 53 : 2, `The '_id' value cannot be of type ${typeName(id)}`);
  }
  const operator = isDocument(id)
    ? Object.keys(id).find((field) => field.startsWith('$') && !['$ref', '$id', '$db'].includes(field))
    : undefined;
  if (operator !== undefined) {
    throw new CommandError(
      52,
      `The dollar ($) prefixed field '${operator}' in '_id.${operator}' is not valid for storage.`,
    );
  }
  validate(target, stored);
  writer.write({ collection, kind: 'insert', before: undefined, after: stored }, engine.store.catalog.nextRecordId());
  return stored;
}

/** The name of the first field is `_id`. */
const idFirst = Buffer.from('_id\0');

function withId(raw: Buffer): Buffer {
  if (startsAt(raw, 5, idFirst)) return raw;
  const document = decode(raw);
  return encodeForStorage('_id' in document ? document : { _id: new ObjectId(), ...document });
}

/** What an update statement did. */
export interface UpdateOutcome {
  readonly matched: number;
  readonly modified: number;
  /** Set when a document was inserted instead. */
  readonly upsertedId: Value;
}

/**
 * Changes one document.
 *
 * @returns the document as it is now, the very same buffer when nothing has changed
 */
export function modifyRow(target: WriteTarget, row: Row, update: Update, position: number | undefined): Buffer {
  const after = updateDocument(row.raw, update, position);
  if (after === row.raw) return after;
  validate(target, after, row.raw);
  const kind = update.kind === 'replacement' ? 'replace' : 'update';
  target.writer.write({ collection: target.collection, kind, before: row.raw, after }, row.id);
  return after;
}

function compileStatement(target: WriteTarget, statement: Document, updateField: string, multi: boolean): Update {
  const collation = collationOption(statement, target.collection);
  return compileUpdate(
    fieldOf(statement, updateField),
    {
      arrayFilters: listOption(statement, 'arrayFilters'),
      collation,
      variables: letVariables(target.command, collation, documentOption(statement, 'c') ?? {}),
    },
    multi,
  );
}

/** The filter, collation and sort of a statement, with the command's `let`. */
function statementRequest(target: WriteTarget, statement: Document, filterField: string, limit: number) {
  const variables = fieldOf(target.command, 'let');
  const source = variables === undefined ? statement : { ...statement, let: variables };
  return { ...findRequest(source, filterField, target.collection), limit };
}

function positionIn(request: ReturnType<typeof statementRequest>, row: Row, update: Update): number | undefined {
  if (!update.needsPosition) return undefined;
  const trace: MatchTrace = {};
  request.filter.matches(decode(row.raw), trace);
  return trace.position;
}

/** Runs one statement of an `update` command. */
export function updateStatement(target: WriteTarget, statement: Document): UpdateOutcome {
  const multi = flagOption(statement, 'multi') ?? false;
  const update = compileStatement(target, statement, 'u', multi);
  const request = statementRequest(target, statement, 'q', multi ? Infinity : 1);
  // All are found before any is changed, so that no document is met twice.
  const rows = [...findRows(target.writer.view, target.collection, request)];
  if (rows.length === 0 && flagOption(statement, 'upsert') === true) {
    const inserted = insertDocument(target, upsertedDocument(request.source, update));
    return { matched: 1, modified: 0, upsertedId: fieldOf(decode(inserted), '_id') };
  }
  const modified = rows.filter(
    (row) => modifyRow(target, row, update, positionIn(request, row, update)) !== row.raw,
  ).length;
  return { matched: rows.length, modified, upsertedId: undefined };
}

/**
 * Runs one statement of a `delete` command.
 *
 * @returns how many documents it removed
 */
export function deleteStatement(target: WriteTarget, statement: Document): number {
  const limit = fieldOf(statement, 'limit');
  const { collection, writer } = target;
  const rows = [
    ...findRows(writer.view, collection, statementRequest(target, statement, 'q', Number(limit) === 0 ? Infinity : 1)),
  ];
  for (const row of rows) writer.write({ collection, kind: 'delete', before: row.raw, after: undefined }, row.id);
  return rows.length;
}

/** What `findAndModify` found and did. */
export interface FindAndModifyOutcome {
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
  readonly upserted: boolean;
}

/** Finds one document by `query` and `sort`, and removes or updates it. */
export function findAndModifyStatement(target: WriteTarget, command: Document): FindAndModifyOutcome {
  const { collection, writer } = target;
  const request = statementRequest(target, command, 'query', 1);
  const update =
    flagOption(command, 'remove') === true ? undefined : compileStatement(target, command, 'update', false);
  const [row] = [...findRows(writer.view, collection, request)];
  if (row === undefined) {
    if (update === undefined || flagOption(command, 'upsert') !== true)
      return { before: undefined, after: undefined, upserted: false };
    return {
      before: undefined,
      after: insertDocument(target, upsertedDocument(request.source, update)),
      upserted: true,
    };
  }
  if (update === undefined) {
    writer.write({ collection, kind: 'delete', before: row.raw, after: undefined }, row.id);
    return { before: row.raw, after: undefined, upserted: false };
  }
  return { before: row.raw, after: modifyRow(target, row, update, positionIn(request, row, update)), upserted: false };
}
