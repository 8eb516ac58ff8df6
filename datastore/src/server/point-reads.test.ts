import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Binary, Int32, Long } from 'bson';
import fc from 'fast-check';
import { Engine } from '../engine/engine.js';
import { Store } from '../storage/store.js';
import { arbitraryValue } from '../testing/arbitrary-values.js';
import { decode } from '../values/codec.js';
import type { Document } from '../values/value.js';
import { encodeReply, encodeRequest, parseRequest } from '../wire/message.js';
import { dispatch } from './dispatch.js';
import { answerPointRead } from './point-reads.js';

let folder: string;
let engine: Engine;
const connection = { id: 1, application: undefined, closed: false };

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'point-reads-'));
  engine = new Engine(Store.open(folder, { fsync: false }), 60_000);
});

afterAll(async () => {
  await engine.store.close();
  rmSync(folder, { recursive: true });
});

async function run(command: Document): Promise<Buffer> {
  return dispatch(parseRequest(encodeRequest(7, command)), connection, engine);
}

/** The answer at once, and that of the usual way, without their own message numbers. */
async function bothAnswers(command: Document) {
  const atOnce = answerPointRead(encodeRequest(7, command), engine);
  const usual = encodeReply(7, await run(command));
  return { atOnce: atOnce?.subarray(8), usual: usual.subarray(8) };
}

const find = (id: Document[string], more: Document = {}): Document => ({
  find: 'things',
  filter: { _id: id },
  limit: new Int32(1),
  ...more,
  $db: 'test',
});

test('whatever the `_id` is, the answer at once is that of the usual way', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryValue, arbitraryValue, async (stored, asked) => {
      await run({ insert: 'things', documents: [{ _id: stored, text: 'x' }], $db: 'test' });
      for (const id of [stored, asked]) {
        const { atOnce, usual } = await bothAnswers(find(id, { singleBatch: true, batchSize: new Int32(1) }));
        if (atOnce === undefined) continue;
        answered += 1;
        expect(atOnce).toEqual(usual);
      }
    }),
    { numRuns: 400 },
  );
  expect(answered).toBeGreaterThan(100);
});

test('what is more than a read by `_id` goes the usual way', async () => {
  await run({ insert: 'things', documents: [{ _id: 'a' }], $db: 'test' });
  expect(answerPointRead(encodeRequest(1, find('a')), engine)).toBeDefined();
  const others: Document[] = [
    find('a', { projection: { _id: 1 } }),
    find('a', { skip: new Int32(1) }),
    find('a', { batchSize: new Int32(0) }),
    find('a', { comment: 'why' }),
    find('a', { readConcern: { level: 'snapshot' } }),
    find('a', { maxTimeMS: new Int32(5) }),
    find('a', { txnNumber: Long.fromNumber(1), autocommit: false, startTransaction: true }),
    find('a', { lsid: { id: new Binary(Buffer.alloc(16, 1), Binary.SUBTYPE_UUID) } }),
    find({ $in: ['a'] }),
    find('x'.repeat(2500)),
    { ...find('a'), filter: { _id: 'a', b: 1 } },
    { ...find('a'), filter: {} },
    { ...find('a'), find: 'nothing' },
    { count: 'things', query: { _id: 'a' }, $db: 'test' },
  ];
  for (const command of others) expect(answerPointRead(encodeRequest(1, command), engine)).toBeUndefined();
});

test('a known session stays in use, and fail points are heeded', async () => {
  const lsid = { id: new Binary(Buffer.alloc(16, 2), Binary.SUBTYPE_UUID) };
  await run({ ping: 1, lsid, $db: 'admin' });
  expect(answerPointRead(encodeRequest(1, find('a', { lsid })), engine)).toBeDefined();
  const data = { failCommands: ['find'], errorCode: new Int32(6) };
  await run({ configureFailPoint: 'failCommand', mode: { times: new Int32(1) }, data, $db: 'admin' });
  const { atOnce, usual } = await bothAnswers(find('a'));
  expect(atOnce).toBeUndefined();
  expect(decode(usual.subarray(13))).toMatchObject({ ok: new Int32(0), code: new Int32(6) });
});

test('a damaged record is left to the usual way, which says what it is', () => {
  const view = engine.store.committed;
  const read = view.document.bind(view);
  view.document = () => {
    throw new Error('damaged');
  };
  expect(answerPointRead(encodeRequest(1, find('a')), engine)).toBeUndefined();
  view.document = read;
});
