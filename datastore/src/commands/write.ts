import { Int32 } from 'bson';
import type { Engine, Writer } from '../engine/engine.js';
import type { CommandHandler } from '../engine/handler.js';
import { collectionName, documentsOption, flagOption } from '../engine/options.js';
import { type CommandRequest, fields } from '../engine/request.js';
import type { Collection } from '../storage/collection.js';
import { WouldBlock } from '../storage/locks.js';
import { decode, encode } from '../values/codec.js';
import { CommandError, failedToParse } from '../values/errors.js';
import { show } from '../values/show.js';
import { type Document, fieldOf, isNumeric, toDouble } from '../values/value.js';
import { checkStatementFields } from './known-fields.js';
import { findRequest, projecting } from './query-request.js';
import {
  deleteStatement,
  findAndModifyStatement,
  insertDocument,
  updateStatement,
  type WriteTarget,
} from './write-statements.js';

/** The statements of a command, from its document sequence or its body, encoded. */
function statementsOf({ command, sequences }: CommandRequest, field: string): readonly Buffer[] {
  const statements = sequences.get(field) ?? documentsOption(command, field).map(encode);
  if (statements.length === 0 || statements.length > 100_000) {
    throw new CommandError(16, `Write batch sizes must be between 1 and 100000. Got ${statements.length} operations.`);
  }
  return statements;
}

/** @throws CommandError 166 for a view, which cannot be written */
export function refuseView(collection: Collection | undefined): void {
  if (collection?.view !== undefined)
    throw new CommandError(166, `Namespace ${collection.namespace} is a view, not a collection`);
}

/** Finds the collection to write to, made beforehand where the command may insert. */
async function prepare(
  request: CommandRequest,
  engine: Engine,
  name: string,
  mayInsert: boolean,
): Promise<Collection | undefined> {
  const collection = mayInsert
    ? await engine.ensureCollection(request, request.database, name)
    : engine.collectionToWrite(request, request.database, name);
  refuseView(collection);
  return collection;
}

function targetOf(engine: Engine, writer: Writer, request: CommandRequest, collection: Collection): WriteTarget {
  const bypassValidation = flagOption(request.command, 'bypassDocumentValidation') ?? false;
  return { engine, writer, collection, command: request.command, bypassValidation };
}

/** The collection inside a unit: it may have been dropped since it was prepared. */
function current(engine: Engine, writer: Writer, request: CommandRequest, prepared: Collection): Collection {
  const { unit } = writer;
  return unit === undefined ? prepared : engine.collectionIn(unit, request.database, prepared.name);
}

/**
 * Errors that may leave a statement half done, so that nothing of the command may stay: out of time, a damaged record, a
 * full disk.
 */
const endsCommand: ReadonlySet<number> = new Set([50, 368, 14031]);

/** An error a statement ends with; others end the whole command. */
export function isStatementError(error: unknown, request: CommandRequest): error is CommandError {
  if (error instanceof WouldBlock || !(error instanceof CommandError) || endsCommand.has(error.code)) return false;
  return request.transaction === undefined || error.code !== 112;
}

function writeError(error: CommandError, index: number): Document {
  return { index: new Int32(index), code: new Int32(error.code), errmsg: error.message, ...error.details };
}

/**
 * Runs statements one after the other, gathering their errors; an ordered command ends at the first.
 *
 * @returns the errors
 */
function runStatements(
  request: CommandRequest,
  statements: readonly Buffer[],
  run: (statement: Buffer, index: number) => void,
): Document[] {
  const ordered = flagOption(request.command, 'ordered') ?? true;
  const errors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!isStatementError(error, request)) throw error;
      errors.push(writeError(error, index));
      if (ordered) break;
    }
  }
  return errors;
}

function withErrors(reply: Document, errors: readonly Document[]): Document {
  return errors.length === 0 ? reply : { ...reply, writeErrors: [...errors] };
}

const insert: CommandHandler = async (request, engine) => {
  const name = collectionName(request.command, 'insert');
  // They are kept beyond this message, whose buffer is shared.
  const documents = statementsOf(request, 'documents').map((raw) => Buffer.from(raw));
  const prepared = await engine.ensureCollection(request, request.database, name);
  refuseView(prepared);
  const reply = await engine.write(request, (writer) => {
    const target = targetOf(engine, writer, request, current(engine, writer, request, prepared));
    let inserted = 0;
    const errors = runStatements(request, documents, (raw) => {
      insertDocument(target, raw);
      inserted += 1;
    });
    return withErrors({ n: new Int32(inserted) }, errors);
  });
  return fields(reply);
};

const update: CommandHandler = async (request, engine) => {
  const name = collectionName(request.command, 'update');
  const statements = statementsOf(request, 'updates');
  const decoded = statements.map(decode);
  for (const statement of decoded) checkStatementFields('update.updates', statement);
  const prepared = await prepare(
    request,
    engine,
    name,
    decoded.some((statement) => flagOption(statement, 'upsert') === true),
  );
  const reply = await engine.write(request, (writer) => {
    const counts = { matched: 0, modified: 0 };
    const upserted: Document[] = [];
    if (prepared === undefined) return updateReply(counts, upserted, []);
    const target = targetOf(engine, writer, request, current(engine, writer, request, prepared));
    const errors = runStatements(request, statements, (_, index) => {
      const outcome = updateStatement(target, decoded[index] ?? {});
      counts.matched += outcome.matched;
      counts.modified += outcome.modified;
      if (outcome.upsertedId !== undefined) upserted.push({ index: new Int32(index), _id: outcome.upsertedId });
    });
    return updateReply(counts, upserted, errors);
  });
  return fields(reply);
};

function updateReply(
  counts: { matched: number; modified: number },
  upserted: Document[],
  errors: Document[],
): Document {
  const reply: Document = { n: new Int32(counts.matched), nModified: new Int32(counts.modified) };
  return withErrors(upserted.length === 0 ? reply : { ...reply, upserted }, errors);
}

/** @throws CommandError 9 for a statement that says neither one nor all */
function checkDeleteLimit(statement: Document): void {
  const limit = fieldOf(statement, 'limit');
  if (limit === undefined) throw failedToParse("BSON field 'delete.deletes.limit' is missing but a required field");
  const count = isNumeric(limit) ? toDouble(limit) : NaN;
  if (count !== 0 && count !== 1)
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${show(limit)}`);
}

const remove: CommandHandler = async (request, engine) => {
  const name = collectionName(request.command, 'delete');
  const statements = statementsOf(request, 'deletes');
  const decoded = statements.map(decode);
  for (const statement of decoded) {
    checkStatementFields('delete.deletes', statement);
    checkDeleteLimit(statement);
  }
  const prepared = await prepare(request, engine, name, false);
  const reply = await engine.write(request, (writer) => {
    let removed = 0;
    // It may have been dropped since it was prepared.
    const collection = prepared && writer.unit ? engine.store.catalog.find(request.database, prepared.name) : prepared;
    if (collection === undefined) return { n: new Int32(0) };
    const target = targetOf(engine, writer, request, collection);
    const errors = runStatements(request, statements, (_, index) => {
      removed += deleteStatement(target, decoded[index] ?? {});
    });
    return withErrors({ n: new Int32(removed) }, errors);
  });
  return fields(reply);
};

function checkFindAndModify(command: Document): void {
  const removes = flagOption(command, 'remove') === true;
  const updates = fieldOf(command, 'update') !== undefined;
  if (removes && updates) throw failedToParse('Cannot specify both an update and remove=true');
  if (!removes && !updates) throw failedToParse('Either an update or remove=true must be specified');
  if (removes && flagOption(command, 'new') === true) {
    throw failedToParse("Cannot specify both new=true and remove=true; 'remove' always returns the deleted document");
  }
  if (removes && flagOption(command, 'upsert') === true)
    throw failedToParse('Cannot specify both upsert=true and remove=true');
}

const findAndModify: CommandHandler = async (request, engine) => {
  const { command } = request;
  const name = collectionName(command, request.name);
  checkFindAndModify(command);
  const prepared = await prepare(request, engine, name, flagOption(command, 'upsert') === true);
  const removes = flagOption(command, 'remove') === true;
  const reply = await engine.write(request, (writer): Document => {
    if (prepared === undefined)
      return { lastErrorObject: { n: new Int32(0), ...(removes ? {} : { updatedExisting: false }) }, value: null };
    const target = targetOf(engine, writer, request, current(engine, writer, request, prepared));
    const { before, after, upserted } = findAndModifyStatement(target, command);
    const found = before ?? after;
    const shown = flagOption(command, 'new') === true ? after : before;
    const project = projecting(command, 'fields', findRequest(command, 'query', target.collection));
    return {
      lastErrorObject: {
        n: new Int32(found === undefined ? 0 : 1),
        ...(removes ? {} : { updatedExisting: before !== undefined }),
        ...(upserted && after !== undefined ? { upserted: fieldOf(decode(after), '_id') } : {}),
      },
      value: shown === undefined ? null : decode(project(shown)),
    };
  });
  return fields(reply);
};

/** Commands that write documents of one collection. */
export const writeCommands: Readonly<Record<string, CommandHandler>> = {
  insert,
  update,
  delete: remove,
  findAndModify,
  findandmodify: findAndModify,
};
