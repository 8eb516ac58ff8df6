import { Long, Timestamp } from 'bson';
import { compilePipeline } from '../aggregate/pipeline.js';
import { documentBeforeModes, fullDocumentModes } from '../engine/change-event.js';
import type { ChangeLog, LogPosition } from '../engine/change-log.js';
import { ChangeStream, type ChangeStreamOptions, historyLost } from '../engine/change-stream.js';
import type { Engine } from '../engine/engine.js';
import { collationOption, documentOption, letVariables } from '../engine/options.js';
import type { CommandRequest, CursorReply } from '../engine/request.js';
import { compileFilter } from '../filter/filter.js';
import { findRows } from '../query/find.js';
import { decode } from '../values/codec.js';
import { badValue, CommandError } from '../values/errors.js';
import { show } from '../values/show.js';
import { type Document, fieldOf, isDocument } from '../values/value.js';
import { checkStatementFields } from './known-fields.js';

/** Opens the stream of changes that a pipeline begins with. @param namespace of its cursor */
export function openChangeStream(
  request: CommandRequest,
  engine: Engine,
  pipeline: readonly Document[],
  namespace: string,
): CursorReply {
  const options = documentOption(pipeline[0] ?? {}, '$changeStream') ?? {};
  checkStatementFields('$changeStream', options);
  const name = fieldOf(request.command, 'aggregate');
  const scope: ChangeStreamOptions['scope'] =
    fieldOf(options, 'allChangesForCluster') === true
      ? { kind: 'cluster' }
      : typeof name === 'string'
        ? { kind: 'collection', database: request.database, collection: name }
        : { kind: 'database', database: request.database };
  // A collection's own collation is none of its changes'.
  const collation = collationOption(request.command, undefined);
  const variables = letVariables(request.command, collation);
  const compiled = compilePipeline(pipeline.slice(1), { collation, variables });
  refuseOtherStages(pipeline.slice(1));
  const stream = new ChangeStream(
    engine.changes,
    {
      scope,
      fullDocument: modeOption(options, 'fullDocument', fullDocumentModes) ?? 'default',
      fullDocumentBeforeChange: modeOption(options, 'fullDocumentBeforeChange', documentBeforeModes) ?? 'off',
      expanded: fieldOf(options, 'showExpandedEvents') === true,
      pipeline: compiled,
      lookUp: (database, collection, id) => lookUp(engine, database, collection, id),
    },
    startingPosition(options, engine.changes),
    'resumeAfter' in options || 'startAfter' in options,
  );
  const id = engine.cursors.openStream(namespace, stream, request);
  return {
    kind: 'cursor',
    batch: 'firstBatch',
    documents: [],
    cursor: { id: Long.fromNumber(id), ns: namespace, postBatchResumeToken: { _data: stream.position } },
  };
}

const stagesOfChanges: ReadonlySet<string> = new Set([
  '$match',
  '$project',
  '$addFields',
  '$set',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
  '$redact',
  '$changeStreamSplitLargeEvent',
]);

/** What gathers would never end. @throws CommandError 20 */
function refuseOtherStages(stages: readonly Document[]): void {
  const other = stages.flatMap((stage) => Object.keys(stage)).find((name) => !stagesOfChanges.has(name));
  if (other !== undefined) throw new CommandError(20, `${other} is not permitted in a $changeStream pipeline`);
}

function modeOption<Mode extends string>(options: Document, field: string, modes: readonly Mode[]): Mode | undefined {
  const value = fieldOf(options, field);
  const mode = modes.find((each) => each === value);
  if (value !== undefined && mode === undefined)
    throw badValue(`Enumeration value '${show(value)}' for field '$changeStream.${field}' is not a valid value.`);
  return mode;
}

function startingPosition(options: Document, log: ChangeLog): LogPosition {
  const given = ['resumeAfter', 'startAfter', 'startAtOperationTime'].filter((field) => field in options);
  const [only] = given;
  if (given.length > 1)
    throw new CommandError(
      50674,
      `Only one type of resume option is allowed, but multiple were found: ${given.join(', ')}`,
    );
  const position = only === undefined ? log.now : placeIn(options, only, log);
  if (position === undefined || !log.reaches(position.time)) throw historyLost();
  return position;
}

function placeIn(options: Document, field: string, log: ChangeLog): LogPosition | undefined {
  const value = fieldOf(options, field);
  // Everything at that time is still to be seen, so the stream begins just before it.
  if (value instanceof Timestamp)
    return { time: new Timestamp({ t: value.t, i: Math.max(0, value.i - 1) }), invalidate: false };
  const token = isDocument(value) ? fieldOf(value, '_data') : undefined;
  if (typeof token !== 'string') throw new CommandError(260, `${field} holds no resume token`);
  const position = log.positionOf(token);
  if (field === 'resumeAfter' && position?.invalidate === true)
    throw new CommandError(
      260,
      "Attempting to resume a change stream using 'resumeAfter' is not allowed from an invalidate notification.",
    );
  return position;
}

function lookUp(engine: Engine, database: string, name: string, id: Document[string]): Document | null {
  const collection = engine.store.catalog.find(database, name);
  if (collection === undefined) return null;
  const source = { _id: { $eq: id } };
  const filter = compileFilter(source, { collation: undefined, variables: undefined });
  const request = { source, filter, sort: undefined, collation: undefined, hint: undefined, limit: 1 };
  for (const { raw } of findRows(engine.store.committed, collection, request)) return decode(raw);
  return null;
}
