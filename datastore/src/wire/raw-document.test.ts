import { expect, test } from '@jest/globals';
import { Int32, Long } from 'bson';
import fc from 'fast-check';
import { arbitraryDocument } from '../testing/arbitrary-values.js';
import { encode } from '../values/codec.js';
import { encodeCursorReply } from './raw-document.js';

test('a reply of encoded documents is what the library makes of the decoded ones', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(arbitraryDocument, { maxLength: 12 }),
        fc.nat(1200).map((count) => Array.from({ length: count }, (_, at) => ({ at: new Int32(at) }))),
      ),
      fc.constantFrom('firstBatch' as const, 'nextBatch' as const),
      fc.bigInt({ min: 0n, max: 2n ** 62n }),
      (documents, batch, id) => {
        const cursor = { id: Long.fromBigInt(id), ns: 'a.ä' };
        const raw = documents.map((document) => encode(document));
        expect(encodeCursorReply(batch, raw, cursor, { ok: 1 })).toEqual(
          encode({ cursor: { [batch]: documents, ...cursor }, ok: 1 }),
        );
      },
    ),
  );
});
