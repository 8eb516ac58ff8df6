import type { Filter } from '../filter/filter.js';
import { decode } from '../values/codec.js';
import { type DocumentBatch, missing, rowReader, type SelectedRows } from '../values/document-batch.js';
import { type FieldName, fieldName } from '../values/element.js';
import { compareValues, type Comparison } from '../values/order.js';
import { countDocument, countDocuments } from '../values/time-limit.js';
import type { Document } from '../values/value.js';
import { elementTests, type FieldTest, type IntRange } from './element-tests.js';

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
  const tests = filter.trivial ? [] : elementTests(source, comparison === compareValues);
  const names = tests?.map(({ name }) => name) ?? [];
  const ranges = tests?.flatMap(({ ints }) => ints ?? []) ?? [];
  for (const batch of batches) {
    const columns = tests !== undefined && ranges.length === tests.length ? intColumns(batch, names) : undefined;
    if (columns !== undefined) {
      countDocuments(batch.count, batch.bytes.length);
      yield inRanges(batch, columns, ranges);
    } else
      yield passing(batch, tests === undefined ? wholeTest(batch, filter) : byElements(batch, tests, names, filter));
  }
}

/** The values of some fields, where all of all of them are ints. */
function intColumns(batch: DocumentBatch, names: readonly FieldName[]): readonly Int32Array[] | undefined {
  const columns = batch.ints(names).filter((ints) => ints !== undefined);
  return columns.length === names.length ? columns : undefined;
}

function inRanges(batch: DocumentBatch, columns: readonly Int32Array[], ranges: readonly IntRange[]): SelectedRows {
  const rows = new Uint32Array(batch.count);
  let count = batch.count;
  for (let row = 0; row < count; row += 1) rows[row] = row;
  for (let at = 0; at < columns.length; at += 1) {
    const [ints, { low, high }] = [columns[at] ?? new Int32Array(0), ranges[at] ?? { low: 0, high: 0 }];
    let kept = 0;
    for (let each = 0; each < count; each += 1) {
      const row = rows[each] ?? 0;
      const value = ints[row] ?? 0;
      if (value < low || value > high) continue;
      rows[kept] = row;
      kept += 1;
    }
    count = kept;
  }
  return { batch, rows, count };
}

function passing(batch: DocumentBatch, test: RowTest): SelectedRows {
  const rows = new Uint32Array(batch.count);
  let count = 0;
  let start = 0;
  for (let row = 0; row < batch.count; row += 1) {
    const end = batch.ends[row] ?? 0;
    countDocument(end - start);
    start = end;
    if (!test(row)) continue;
    rows[count] = row;
    count += 1;
  }
  return { batch, rows, count };
}

/** What the filter says of the fields it looks at. */
function wholeTest(batch: DocumentBatch, filter: Filter): RowTest {
  if (filter.fields === 'all') return (row) => filter.matches(decode(batch.document(row)));
  const read = rowReader(batch, [...filter.fields].map(fieldName));
  return (row) => filter.matches(read(row));
}

/** What the bytes say, and the filter where they leave it open. */
function byElements(
  batch: DocumentBatch,
  tests: readonly FieldTest[],
  names: readonly FieldName[],
  filter: Filter,
): RowTest {
  const { bytes } = batch;
  const columns = batch.places(names);
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
