import { Int32, Long } from 'bson';
import type { Engine, Writer } from '../engine/engine.js';
import type { CommandHandler } from '../engine/handler.js';
import { documentsOption, flagOption, splitNamespace, textOption } from '../engine/options.js';
import { type CommandRequest, fields } from '../engine/request.js';
import { decode, encode } from '../values/codec.js';
import { CommandError, failedToParse } from '../values/errors.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble } from '../values/value.js';
import { checkStatementFields } from './known-fields.js';
import { isStatementError, refuseView } from './write.js';
import { deleteStatement, insertDocument, updateStatement, type WriteTarget } from './write-statements.js';

type OperationKind = 'insert' | 'update' | 'delete';

interface Operation {
  readonly kind: OperationKind;
  readonly database: string;
  readonly name: string;
  readonly statement: Document;
}

function listed({ command, sequences }: CommandRequest, field: string): Document[] {
  return sequences.get(field)?.map(decode) ?? documentsOption(command, field);
}

function readOperation(operation: Document, namespaces: readonly Document[]): Operation {
  const kind = (['insert', 'update', 'delete'] as const).find((each) => each in operation);
  const at = kind === undefined ? undefined : fieldOf(operation, kind);
  const namespace = isNumeric(at) ? namespaces[toDouble(at)] : undefined;
  if (kind === undefined || namespace === undefined)
    throw failedToParse('BulkWrite ops entry must have insert, update or delete with an index into nsInfo');
  checkStatementFields(`bulkWrite.${kind}`, operation);
  return { kind, ...splitNamespace(textOption(namespace, 'ns')), statement: operation };
}

interface Totals {
  errors: number;
  inserted: number;
  matched: number;
  modified: number;
  upserted: number;
  deleted: number;
}

/** Runs one operation and describes what it did. */
function runOperation(target: WriteTarget, { kind, statement }: Operation, totals: Totals): Document {
  if (kind === 'insert') {
    const document = fieldOf(statement, 'document');
    if (!isDocument(document)) throw failedToParse('an insert needs a document');
    insertDocument(target, encode(document));
    totals.inserted += 1;
    return { n: new Int32(1) };
  }
  const multi = flagOption(statement, 'multi') ?? false;
  if (kind === 'delete') {
    const removed = deleteStatement(target, {
      ...statement,
      q: fieldOf(statement, 'filter') ?? {},
      limit: multi ? 0 : 1,
    });
    totals.deleted += removed;
    return { n: new Int32(removed) };
  }
  const outcome = updateStatement(target, {
    ...statement,
    q: fieldOf(statement, 'filter') ?? {},
    u: fieldOf(statement, 'updateMods'),
    c: fieldOf(statement, 'constants'),
  });
  if (outcome.upsertedId === undefined) totals.matched += outcome.matched;
  else totals.upserted += 1;
  totals.modified += outcome.modified;
  const upserted: Document = outcome.upsertedId === undefined ? {} : { upserted: { _id: outcome.upsertedId } };
  return { n: new Int32(outcome.matched), nModified: new Int32(outcome.modified), ...upserted };
}

function runOperations(
  request: CommandRequest,
  engine: Engine,
  writer: Writer,
  operations: readonly Operation[],
): Document {
  const totals: Totals = { errors: 0, inserted: 0, matched: 0, modified: 0, upserted: 0, deleted: 0 };
  const ordered = flagOption(request.command, 'ordered') ?? true;
  const errorsOnly = flagOption(request.command, 'errorsOnly') ?? false;
  const outcomes: Document[] = [];
  for (const [index, operation] of operations.entries()) {
    try {
      const outcome = runOperation(targetFor(request, engine, writer, operation), operation, totals);
      if (!errorsOnly) outcomes.push({ ok: 1, idx: new Int32(index), ...outcome });
    } catch (error) {
      if (!isStatementError(error, request)) throw error;
      totals.errors += 1;
      outcomes.push({
        ok: 0,
        idx: new Int32(index),
        n: new Int32(0),
        code: new Int32(error.code),
        errmsg: error.message,
        ...error.details,
      });
      if (ordered) break;
    }
  }
  return {
    cursor: { id: Long.ZERO, firstBatch: outcomes, ns: 'admin.$cmd.bulkWrite' },
    nErrors: new Int32(totals.errors),
    nInserted: new Int32(totals.inserted),
    nMatched: new Int32(totals.matched),
    nModified: new Int32(totals.modified),
    nUpserted: new Int32(totals.upserted),
    nDeleted: new Int32(totals.deleted),
  };
}

function targetFor(
  request: CommandRequest,
  engine: Engine,
  writer: Writer,
  { database, name }: Operation,
): WriteTarget {
  const { unit } = writer;
  const collection =
    unit === undefined ? engine.collectionToWrite(request, database, name) : engine.collectionIn(unit, database, name);
  refuseView(collection);
  if (collection === undefined) throw new CommandError(26, `ns does not exist: ${database}.${name}`);
  return {
    engine,
    writer,
    collection,
    command: request.command,
    bypassValidation: flagOption(request.command, 'bypassDocumentValidation') ?? false,
  };
}

/** `bulkWrite` (since MongoDB 8.0): writes to several collections in one command. */
const bulkWrite: CommandHandler = async (request, engine) => {
  const namespaces = listed(request, 'nsInfo');
  const operations = listed(request, 'ops').map((operation) => readOperation(operation, namespaces));
  if (operations.length === 0)
    throw new CommandError(16, 'Write batch sizes must be between 1 and 100000. Got 0 operations.');
  if (request.transaction !== undefined) {
    for (const { database, name } of operations) await engine.ensureCollection(request, database, name);
  }
  return fields(await engine.write(request, (writer) => runOperations(request, engine, writer, operations)));
};

export const bulkWriteCommands: Readonly<Record<string, CommandHandler>> = { bulkWrite };
