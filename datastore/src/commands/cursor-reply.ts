import { Long } from 'bson';
import type { Batch } from '../engine/cursors.js';
import type { Engine } from '../engine/engine.js';
import type { CommandRequest, CursorReply } from '../engine/request.js';
import { encode } from '../values/codec.js';
import type { Document } from '../values/value.js';

/** The reply that carries a batch. */
export function batchReply(batch: 'firstBatch' | 'nextBatch', taken: Batch): CursorReply {
  return {
    kind: 'cursor',
    batch,
    documents: taken.documents,
    cursor: { id: Long.fromNumber(taken.cursorId), ns: taken.namespace },
  };
}

/** Opens a cursor over documents and replies with its first batch. */
export function openCursor(
  engine: Engine,
  request: CommandRequest,
  namespace: string,
  documents: Iterable<Buffer>,
  size: number | undefined,
): CursorReply {
  return batchReply('firstBatch', engine.cursors.open(namespace, documents, size, request));
}

/** Encodes documents one by one, as a cursor asks for them. */
export function* encoded(documents: Iterable<Document>): Iterable<Buffer> {
  for (const document of documents) yield encode(document);
}
