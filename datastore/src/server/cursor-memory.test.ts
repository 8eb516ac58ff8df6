import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { Int32 } from 'bson';
import { Engine } from '../engine/engine.js';
import { Store } from '../storage/store.js';
import { withFolder } from '../testing/temporary-folder.js';
import { decode } from '../values/codec.js';
import { type Document, fieldOf, isDocument, isNumeric, toDouble } from '../values/value.js';
import { encodeRequest, parseRequest } from '../wire/message.js';
import { dispatch } from './dispatch.js';

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes this process has in use: objects, and the buffers beside them, once nothing more is given back. */
async function inUse(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  // Much is given back by what a collection leaves to later turns: a test file that ran before here, the buffers of the inserts.
  for (let still = 0; still < 5; still += 1) {
    collectGarbage();
    await setImmediate();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    if (heapUsed + arrayBuffers < least - 64 * 1024) still = 0;
    least = Math.min(least, heapUsed + arrayBuffers);
  }
  return least;
}

const cursors = 1000;
/** MongoDB's and more: what a client may leave behind for ten minutes, times as many as it likes. */
const mostEach = 20 * 1024;

test.each([
  ['everything', {}, 300],
  ['everything, of large documents', {}, 5000],
  ['what a filter leaves', { n: { $gte: new Int32(0) } }, 300],
])('a cursor over %s that nobody asks any more keeps little', (_, filter, length) =>
  withFolder(async (folder) => {
    const engine = new Engine(Store.open(folder, { fsync: false }), 60_000);
    const run = async (command: Document): Promise<Document> => {
      const request = parseRequest(encodeRequest(1, { ...command, $db: 'a' }));
      return decode(await dispatch(request, { id: 1, application: undefined, closed: false }, engine));
    };
    const documents = Array.from({ length: 500 }, (__, n) => ({ n: new Int32(n), text: 'x'.repeat(length) }));
    await run({ insert: 'b', documents });
    const open = async (): Promise<number> => {
      const cursor = fieldOf(await run({ find: 'b', filter, batchSize: new Int32(20) }), 'cursor');
      const id = isDocument(cursor) ? fieldOf(cursor, 'id') : undefined;
      return isNumeric(id) ? toDouble(id) : 0;
    };
    for (let warm = 0; warm < 200; warm += 1) engine.cursors.kill(await open());
    const before = await inUse();
    for (let at = 0; at < cursors; at += 1) expect(await open()).toBeGreaterThan(0);
    const each = ((await inUse()) - before) / cursors;
    expect(each).toBeLessThan(mostEach);
    expect(each).toBeGreaterThan(0);
    engine.cursors.closeAll();
    await engine.store.close();
  }),
);
