import {
  type AbstractCursor,
  type ChangeStream,
  type Collection,
  type Db,
  type Document as DriverDocument,
  type GridFSBucket,
  type MongoClient,
  ObjectId,
  ReadPreference,
  type RunCommandCursor,
} from 'mongodb';
import type { Call, Operations } from './call.js';
import { take } from './call.js';
import type { OpenCursor } from './entities.js';
import { numberIn } from './specification.js';

/** Asks for a cursor's first batch, as the tests expect of a cursor that is made. */
export async function begin(cursor: AbstractCursor): Promise<void> {
  const first: unknown = Reflect.get(cursor, 'cursorInit');
  if (typeof first !== 'function') throw new Error('this driver begins its cursors in another way');
  await (first as () => Promise<unknown>).call(cursor);
}

/** Opens a change stream; it is open when this resolves. */
export async function openStream(target: MongoClient | Db | Collection, call: Call): Promise<ChangeStream> {
  const {
    taken: [pipeline = []],
    options,
  } = take(call, 'pipeline');
  const stream = target.watch(pipeline as DriverDocument[], options);
  await begin(Reflect.get(stream, 'cursor') as AbstractCursor);
  return stream;
}

/** A cursor by a command of the test's own. */
export function commandCursor(database: Db, call: Call): RunCommandCursor {
  const {
    taken: [command = {}],
    options,
  } = take(call, 'command', 'commandName', 'batchSize', 'maxTimeMS', 'comment', 'cursorType', 'timeoutMode');
  const { readPreference, ...others } = options;
  const cursor = database.runCursorCommand(command, {
    ...others,
    ...(readPreference === undefined
      ? {}
      : { readPreference: ReadPreference.fromOptions({ readPreference: readPreference as never }) }),
  } as never);
  const batchSize = numberIn(call.source, 'batchSize');
  const maxTime = numberIn(call.source, 'maxTimeMS');
  if (batchSize !== undefined) cursor.setBatchSize(batchSize);
  if (maxTime !== undefined) cursor.setMaxTimeMS(maxTime);
  if ('comment' in call.arguments) cursor.setComment(call.arguments['comment']);
  return cursor;
}

/** Operations on cursors and change streams. */
export const cursorOperations: Operations<OpenCursor> = {
  iterateUntilDocumentOrError: (cursor) => cursor.next() as Promise<unknown>,
  iterateOnce: (cursor) => cursor.tryNext() as Promise<unknown>,
  close: (cursor) => cursor.close(),
};

async function whole(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Operations on GridFS buckets. */
export const bucketOperations: Operations<GridFSBucket> = {
  download: (bucket, call) => whole(bucket.openDownloadStream(new ObjectId(String(call.arguments['id'])))),
  downloadByName: (bucket, call) => whole(bucket.openDownloadStreamByName(String(call.arguments['filename']))),
};
