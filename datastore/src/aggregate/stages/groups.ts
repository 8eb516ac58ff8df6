import type { Accumulator } from '../../expression/accumulators.js';
import { rootScope } from '../../expression/scope.js';
import { approximateBytes, diskNeeded, MemoryMeter } from '../../values/memory.js';
import { type Document, setField, type Value } from '../../values/value.js';
import { ValueMap } from '../../values/value-map.js';
import type { AccumulatedField } from './accumulated-fields.js';
import type { PipelineContext } from './stage.js';

/** What a group keeps of each of its fields besides what is gathered. */
const bytesOfAccumulator = 64;

/** The groups of a `$group`, as they come. */
export class Groups {
  readonly #fields: readonly AccumulatedField[];
  readonly #context: PipelineContext;
  readonly #groups: ValueMap<readonly Accumulator[]>;
  readonly #memory: MemoryMeter;

  /** @param name of the stage, for its errors */
  constructor(fields: readonly AccumulatedField[], context: PipelineContext, name: string) {
    this.#fields = fields;
    this.#context = context;
    this.#groups = new ValueMap(context.collation);
    this.#memory = new MemoryMeter(context.memory, diskNeeded(name));
  }

  /** What gathers the fields of a group; its beginning where there is none. */
  of(id: Value): readonly Accumulator[] {
    return this.#groups.getOrAdd(id, () => {
      this.#memory.add(approximateBytes(id) + bytesOfAccumulator * this.#fields.length);
      return this.#fields.map((field) => field.start(rootScope({ _id: id }, this.#context.variables)));
    });
  }

  *results(): Iterable<Document> {
    for (const [id, gathered] of this.#groups.entries()) {
      const result: Document = { _id: id };
      for (const [at, field] of this.#fields.entries()) setField(result, field.name, gathered[at]?.result());
      yield result;
    }
  }
}
