import type { Engine } from '../engine/engine.js';
import { flagOption } from '../engine/options.js';
import type { CommandRequest } from '../engine/request.js';
import { encode } from '../values/codec.js';
import { CommandError, failedToParse, notSupported, unknownField } from '../values/errors.js';
import { type Document, isDocument, type Value } from '../values/value.js';
import { type Merge, mergeAll, parseMerge } from './merge-stage.js';
import { refuseView } from './write.js';
import { insertDocument, type WriteTarget } from './write-statements.js';

interface Out {
  readonly kind: '$out';
  readonly into: Value;
}

/** A last stage that writes what a pipeline finds, and where. */
export interface Output {
  readonly stage: Out | Merge;
  readonly database: string;
  readonly name: string;
}

/**
 * Reads a last stage that writes.
 *
 * @param database of the command, for a stage that names none
 * @throws CommandError for what is none; nothing is looked for then
 */
export function parseOutput(stage: Document, database: string): Output {
  const read = '$merge' in stage ? parseMerge(stage['$merge']) : ({ kind: '$out', into: stage['$out'] } as const);
  return { stage: read, ...targetOf(read, database) };
}

function targetOf({ kind, into }: Out | Merge, database: string): { database: string; name: string } {
  const target = typeof into === 'string' ? { coll: into } : into;
  if (!isDocument(target)) throw failedToParse('the target collection must be a string or {db, coll}');
  const other = Object.keys(target).find((field) => field !== 'db' && field !== 'coll');
  if (other === 'timeseries') throw notSupported(`${kind} with 'timeseries'`);
  if (other !== undefined) throw unknownField(kind, other);
  const { coll, db = database } = target;
  if (typeof coll !== 'string' || typeof db !== 'string')
    throw failedToParse('the target collection must be a string or {db, coll}');
  if (coll === '' || coll.startsWith('.') || coll.endsWith('.') || coll.includes('\0') || coll.includes('$'))
    throw new CommandError(73, `Invalid ${kind} target namespace, '${db}.${coll}'`);
  return { database: db, name: coll };
}

/** Writes the results of a pipeline, all of them or none. */
export async function writeResults(
  request: CommandRequest,
  engine: Engine,
  documents: readonly Document[],
  { stage, database, name }: Output,
): Promise<void> {
  refuseView(engine.store.catalog.find(database, name));
  await engine.write({ ...request, retryableWrite: undefined }, (writer) => {
    if (writer.unit === undefined) throw new CommandError(263, 'results cannot be written in a transaction');
    const target: WriteTarget = {
      engine,
      writer,
      collection: engine.collectionIn(writer.unit, database, name),
      command: request.command,
      bypassValidation: flagOption(request.command, 'bypassDocumentValidation') ?? false,
    };
    if (stage.kind === '$out') replaceAll(target, documents);
    else mergeAll(target, documents, stage, request);
    return {};
  });
}

function replaceAll(target: WriteTarget, documents: readonly Document[]): void {
  const { collection, writer } = target;
  for (const row of [...writer.view.scan(collection, false)]) {
    writer.write({ collection, kind: 'delete', before: row.raw, after: undefined }, row.id);
  }
  for (const document of documents) insertDocument(target, encode(document));
}
