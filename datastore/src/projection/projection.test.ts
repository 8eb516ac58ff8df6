import { expect, test } from '@jest/globals';
import { Int32 } from 'bson';
import fc from 'fast-check';
import { arbitraryDocument, arbitraryValue } from '../testing/arbitrary-values.js';
import { decode, encode } from '../values/codec.js';
import { FieldSelection } from '../values/field-selection.js';
import { compileProjection } from './projection.js';

test('fields are copied to what projecting the decoded document gives, byte by byte', () => {
  let copied = 0;
  fc.assert(
    fc.property(
      arbitraryDocument,
      fc.dictionary(fc.constantFrom('a', 'bb', 'ä', '1'), arbitraryValue, { noNullPrototype: true }),
      fc.dictionary(fc.constantFrom('_id', 'a', 'b', 'bb', 'ä', '1', 'a.b'), fc.constantFrom(true, new Int32(1)), {
        minKeys: 1,
        noNullPrototype: true,
      }),
      (one, other, names) => {
        fc.pre(!('a' in names && 'a.b' in names));
        const raw = encode({ _id: new Int32(7), ...one, ...other, tail: 'x' });
        const options = { command: 'find', collation: undefined, variables: undefined } as const;
        const projection = compileProjection(names, options);
        if (projection.kept === undefined) return;
        copied += 1;
        expect(new FieldSelection(projection.kept).copy(raw)).toEqual(encode(projection.apply(decode(raw))));
      },
    ),
    { numRuns: 500 },
  );
  expect(copied).toBeGreaterThan(50);
});
