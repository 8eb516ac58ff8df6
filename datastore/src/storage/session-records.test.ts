import { expect, test } from '@jest/globals';
import { Binary, Long } from 'bson';
import fc from 'fast-check';
import { encode } from '../values/codec.js';
import { encodeRecord } from './session-records.js';

test('a record is written as the library writes it', () => {
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      fc.boolean(),
      fc.date({ noInvalidDate: true }),
      fc.option(fc.uint8Array()),
      (number, isCommitted, at, content) => {
        const reply = content === null ? undefined : Buffer.from(content);
        const kind = isCommitted ? 'committed transaction' : 'retryable write';
        expect(encodeRecord({ transactionNumber: number, kind, reply }, at)).toEqual(
          encode({
            transactionNumber: Long.fromNumber(number),
            committed: isCommitted,
            at,
            ...(reply === undefined ? {} : { reply: new Binary(reply) }),
          }),
        );
      },
    ),
  );
});
