import { Int32 } from 'bson';
import type { Accumulator } from '../../expression/accumulators.js';
import { type Expression, rootScope, type Scope } from '../../expression/scope.js';
import { type DocumentBatch, missing, rowReader, type SelectedRows } from '../../values/document-batch.js';
import { type FieldName, fieldName, readElement } from '../../values/element.js';
import { countStep } from '../../values/time-limit.js';
import type { Value } from '../../values/value.js';
import type { AccumulatedField } from './accumulated-fields.js';
import type { Groups } from './groups.js';
import type { SimpleValue } from './simple-value.js';
import type { PipelineContext } from './stage.js';

/** An expression over the documents of a batch. */
interface RowExpression {
  readonly simple: SimpleValue | undefined;
  readonly evaluate: Expression;
}

const intType = 0x10;

/** Reads the values of the expressions of a `$group` from the documents of one batch, which are not decoded as a whole. */
class BatchReader {
  readonly #batch: DocumentBatch;
  readonly #columns: readonly Uint32Array[];
  readonly #names: readonly FieldName[];

  constructor(batch: DocumentBatch, names: readonly FieldName[]) {
    this.#batch = batch;
    this.#names = names;
    this.#columns = batch.places(names);
  }

  value(row: number, at: number): Value {
    const place = this.#columns[at]?.[row] ?? missing;
    const name = this.#names[at];
    return place === missing || name === undefined ? undefined : readElement(this.#batch.bytes, place, name);
  }

  /** The value where it is an `int`; undefined for others. */
  int(row: number, at: number): number | undefined {
    const place = this.#columns[at]?.[row] ?? missing;
    const { bytes } = this.#batch;
    if (place === missing || bytes[place] !== intType) return undefined;
    return bytes.readInt32LE(place + 1 + (this.#names[at]?.bytes.length ?? 0));
  }
}

/** The groups of ints, which are found without an object that holds the number. */
class IntGroups {
  readonly #groups: Groups;
  readonly #known = new Map<number, readonly Accumulator[]>();

  constructor(groups: Groups) {
    this.#groups = groups;
  }

  of(id: number): readonly Accumulator[] {
    const known = this.#known.get(id);
    if (known !== undefined) return known;
    const found = this.#groups.of(new Int32(id));
    this.#known.set(id, found);
    return found;
  }
}

/**
 * Gathers encoded documents into groups.
 *
 * @param fields the top-level fields that the expressions read
 */
export function gatherRows(
  input: Iterable<SelectedRows>,
  groups: Groups,
  key: RowExpression,
  accumulated: readonly AccumulatedField[],
  fields: ReadonlySet<string>,
  context: PipelineContext,
): void {
  const names = [...fields].map(fieldName);
  const all = [key, ...accumulated.map(({ simple, value }) => ({ simple, evaluate: value }))];
  const places = all.map(({ simple }) => placeOf(simple, names));
  const needsDocuments = all.some(({ simple }) => simple === undefined);
  const ints = new IntGroups(groups);
  const keyPlace = places[0] ?? -1;
  for (const { batch, rows, count } of input) {
    const reader = new BatchReader(batch, names);
    const read = rowReader(batch, names);
    const valueOf = (at: number, row: number, scope: Scope | undefined): Value => {
      const place = places[at] ?? -1;
      if (place >= 0) return reader.value(row, place);
      const { simple, evaluate } = all[at] ?? key;
      if (simple !== undefined) return 'constant' in simple ? simple.constant : undefined;
      return scope === undefined ? undefined : evaluate(scope);
    };
    for (let each = 0; each < count; each += 1) {
      const row = rows[each] ?? 0;
      countStep();
      const scope = needsDocuments ? rootScope(read(row), context.variables) : undefined;
      const int = keyPlace < 0 ? undefined : reader.int(row, keyPlace);
      const gathered = int === undefined ? groups.of(valueOf(0, row, scope) ?? null) : ints.of(int);
      for (let at = 0; at < gathered.length; at += 1) gathered[at]?.add(valueOf(at + 1, row, scope));
    }
  }
}

/** Which of the names an expression reads as it is; -1 for none. */
function placeOf(simple: SimpleValue | undefined, names: readonly FieldName[]): number {
  return simple !== undefined && 'field' in simple ? names.findIndex(({ text }) => text === simple.field) : -1;
}
