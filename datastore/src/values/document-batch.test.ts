import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryDocument } from '../testing/arbitrary-values.js';
import { encode } from './codec.js';
import { DocumentBatch, rowReader } from './document-batch.js';
import { fieldName } from './element.js';
import { FieldSelection } from './field-selection.js';

test('fields are read from a batch as from each document, however often and in whatever company', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryDocument, { maxLength: 5 }),
      fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'), { maxLength: 10 }), {
        maxLength: 4,
      }),
      (documents, asked) => {
        const encoded = documents.map((document) => encode({ ...document, tail: 'x', j: 1 }));
        const batch = new DocumentBatch(encoded);
        for (const names of asked) {
          const selection = new FieldSelection(new Set(names));
          const read = rowReader(batch, names.map(fieldName));
          for (const [row, raw] of encoded.entries()) {
            expect(batch.document(row).equals(raw)).toBe(true);
            const [expected, found] = [selection.read(raw), read(row)];
            expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
            for (const [name, value] of Object.entries(found))
              expect(encode({ value })).toEqual(encode({ value: expected[name] }));
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});
