import { Int32 } from 'bson';
import type { Accumulator } from '../../expression/accumulators.js';
import { type Expression, rootScope, type Scope } from '../../expression/scope.js';
import { type DocumentBatch, missing, rowReader, type SelectedRows } from '../../values/document-batch.js';
import { type FieldName, fieldName, readElement } from '../../values/element.js';
import { countDocuments, countStep } from '../../values/time-limit.js';
import type { Document, Value } from '../../values/value.js';
import type { AccumulatedField } from './accumulated-fields.js';
import type { Groups } from './groups.js';
import type { SimpleValue } from './simple-value.js';
import type { PipelineContext } from './stage.js';

/** An expression over the documents of a batch. */
interface RowExpression {
  readonly simple: SimpleValue | undefined;
  readonly evaluate: Expression;
}

/** What gathers the fields of one group. */
type Gathered = readonly Accumulator[];

/** Gathers encoded documents into groups; reads of them what the expressions need. */
export class RowGrouping {
  readonly #groups: Groups;
  readonly #key: RowExpression;
  readonly #fields: readonly AccumulatedField[];
  readonly #names: readonly FieldName[];
  readonly #context: PipelineContext;
  /** Groups by the ints that are their keys: they are found without an object that holds the number. */
  readonly #ofInts = new Map<number, Gathered>();
  readonly #byColumns: boolean;

  /** @param names the top-level fields that the expressions read */
  constructor(
    groups: Groups,
    key: RowExpression,
    fields: readonly AccumulatedField[],
    names: ReadonlySet<string>,
    context: PipelineContext,
  ) {
    this.#groups = groups;
    this.#key = key;
    this.#fields = fields;
    this.#names = [...names].map(fieldName);
    this.#context = context;
    this.#byColumns = fields.every(({ simple, neverFails }) => simple !== undefined && neverFails);
  }

  /** Takes some documents. */
  add({ batch, rows, count }: SelectedRows): void {
    if (this.#byColumns) this.#addColumns(batch, rows, count, this.#groupsOf(batch, rows, count));
    else this.#addRows(batch, rows, count);
  }

  /** The group of each row. */
  #groupsOf(batch: DocumentBatch, rows: Uint32Array, count: number): readonly Gathered[] {
    const { simple } = this.#key;
    const [ints] = simple !== undefined && 'field' in simple ? batch.ints([fieldName(simple.field)]) : [];
    const groups = new Array<Gathered>(count);
    if (ints === undefined) {
      const groupOf = this.#groupReader(batch);
      for (let each = 0; each < count; each += 1) groups[each] = groupOf(rows[each] ?? 0);
      return groups;
    }
    countDocuments(count, 0);
    for (let each = 0; each < count; each += 1) {
      const key = ints[rows[each] ?? 0] ?? 0;
      groups[each] = this.#ofInts.get(key) ?? this.#ofInt(key);
    }
    return groups;
  }

  #ofInt(key: number): Gathered {
    const found = this.#groups.of(new Int32(key));
    this.#ofInts.set(key, found);
    return found;
  }

  #groupReader(batch: DocumentBatch): (row: number) => Gathered {
    const read = rowReader(batch, this.#names);
    const value = this.#valueReader(batch, this.#key);
    return (row) => {
      countStep();
      return this.#groups.of(value(row, () => this.#scopeOf(read(row))) ?? null);
    };
  }

  #scopeOf(document: Document): Scope {
    return rootScope(document, this.#context.variables);
  }

  /** Reads an expression of a row; asks for the scope where it needs one. */
  #valueReader(batch: DocumentBatch, { simple, evaluate }: RowExpression): (row: number, scope: () => Scope) => Value {
    if (simple === undefined) return (_, scope) => evaluate(scope());
    if ('constant' in simple) return () => simple.constant;
    const name = fieldName(simple.field);
    const [places = new Uint32Array(0)] = batch.places([name]);
    return (row) => {
      const place = places[row] ?? missing;
      return place === missing ? undefined : readElement(batch.bytes, place, name);
    };
  }

  /** Field by field. */
  #addColumns(batch: DocumentBatch, rows: Uint32Array, count: number, groups: readonly Gathered[]): void {
    for (const [at, { simple }] of this.#fields.entries()) {
      if (simple === undefined) continue;
      if ('constant' in simple) {
        for (let each = 0; each < count; each += 1) groups[each]?.[at]?.add(simple.constant);
        continue;
      }
      const name = fieldName(simple.field);
      const [ints] = batch.ints([name]);
      if (ints === undefined) this.#addElements(batch, rows, count, groups, at, name);
      else for (let each = 0; each < count; each += 1) addInt(groups[each]?.[at], ints[rows[each] ?? 0] ?? 0);
    }
  }

  #addElements(
    batch: DocumentBatch,
    rows: Uint32Array,
    count: number,
    groups: readonly Gathered[],
    at: number,
    name: FieldName,
  ): void {
    const [places = new Uint32Array(0)] = batch.places([name]);
    for (let each = 0; each < count; each += 1) {
      countStep();
      const place = places[rows[each] ?? 0] ?? missing;
      groups[each]?.[at]?.add(place === missing ? undefined : readElement(batch.bytes, place, name));
    }
  }

  /** Document by document, each with all its fields, as they would come decoded. */
  #addRows(batch: DocumentBatch, rows: Uint32Array, count: number): void {
    const read = rowReader(batch, this.#names);
    const key = this.#valueReader(batch, this.#key);
    const values = this.#fields.map(({ simple, value }) => this.#valueReader(batch, { simple, evaluate: value }));
    for (let each = 0; each < count; each += 1) {
      const row = rows[each] ?? 0;
      countStep();
      let scope: Scope | undefined;
      const scopeOf = (): Scope => (scope ??= this.#scopeOf(read(row)));
      const gathered = this.#groups.of(key(row, scopeOf) ?? null);
      for (let at = 0; at < gathered.length; at += 1) gathered[at]?.add(values[at]?.(row, scopeOf));
    }
  }
}

function addInt(accumulator: Accumulator | undefined, value: number): void {
  if (accumulator?.addInt === undefined) accumulator?.add(new Int32(value));
  else accumulator.addInt(value);
}
