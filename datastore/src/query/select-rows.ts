import type { Filter } from '../filter/filter.js';
import { decode } from '../values/codec.js';
import { type DocumentBatch, missing, rowReader, type SelectedRows } from '../values/document-batch.js';
import { fieldName } from '../values/element.js';
import { compareValues, type Comparison } from '../values/order.js';
import { countDocument } from '../values/time-limit.js';
import type { Document } from '../values/value.js';
import { elementTests, type FieldTest } from './element-tests.js';

/** Tells of one document of a batch whether it matches. */
type RowTest = (row: number) => boolean;

/**
 * The documents of some batches that match a filter, batch by batch. What the bytes of an element decide is decided by
 * them; everything else by the filter itself.
 */
export function* selectRows(
  batches: Iterable<DocumentBatch>,
  source: Document,
  filter: Filter,
  comparison: Comparison,
): Iterable<SelectedRows> {
  const tests = elementTests(source, comparison === compareValues);
  for (const batch of batches) {
    const test = tests === undefined ? wholeTest(batch, filter) : byElements(batch, tests, filter);
    const rows = new Uint32Array(batch.count);
    let count = 0;
    let start = 0;
    for (let row = 0; row < batch.count; row += 1) {
      const end = batch.ends[row] ?? 0;
      countDocument(end - start);
      start = end;
      if (!filter.trivial && !test(row)) continue;
      rows[count] = row;
      count += 1;
    }
    yield { batch, rows, count };
  }
}

/** What the filter says of the fields it looks at. */
function wholeTest(batch: DocumentBatch, filter: Filter): RowTest {
  if (filter.fields === 'all') return (row) => filter.matches(decode(batch.document(row)));
  const read = rowReader(batch, [...filter.fields].map(fieldName));
  return (row) => filter.matches(read(row));
}

/** What the bytes say, and the filter where they leave it open. */
function byElements(batch: DocumentBatch, tests: readonly FieldTest[], filter: Filter): RowTest {
  const { bytes } = batch;
  const columns = batch.places(tests.map(({ name }) => name));
  let whole: RowTest | undefined;
  return (row) => {
    let isOpen = false;
    for (let at = 0; at < tests.length; at += 1) {
      const place = columns[at]?.[row] ?? missing;
      const each = tests[at];
      if (each === undefined) continue;
      // None of these conditions holds for a field that is not there.
      if (place === missing) return false;
      const verdict = each.test(bytes, bytes[place] ?? 0, place + 1 + each.name.bytes.length);
      if (verdict === 'no') return false;
      if (verdict === undefined) isOpen = true;
    }
    if (!isOpen) return true;
    whole ??= wholeTest(batch, filter);
    return whole(row);
  };
}
