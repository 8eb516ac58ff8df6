import { Double, Int32 } from 'bson';
import type { Random } from '../crash/random.js';
import { type Document, isDocument, type Value } from '../values/value.js';

/** Random documents, filters and updates: few values and names, so that they meet often. */
export class RandomCases {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  #below(limit: number): number {
    return this.#random.below(limit);
  }

  #pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.#below(items.length)] ?? items[0];
  }

  #times<Item>(most: number, make: () => Item): Item[] {
    return Array.from({ length: this.#below(most + 1) }, make);
  }

  scalar(): Value {
    return this.#pick<() => Value>([
      () => new Int32(this.#below(4)),
      () => new Int32(this.#below(4)),
      () => new Double(this.#below(3) + 0.5),
      () => null,
      () => this.#pick(['x', 'y']),
      () => this.#below(2) === 0,
    ])();
  }

  value(depth = 3): Value {
    const kind = depth === 0 ? 0 : this.#below(10);
    if (kind < 4) return this.scalar();
    if (kind < 7) return this.#times(3, () => this.value(depth - 1));
    return this.#fields(['a', 'b', '0', '1'], 2, depth - 1);
  }

  #fields(names: readonly [string, ...string[]], most: number, depth: number): Document {
    const fields = this.#times(most, () => [this.#pick(names), this.value(depth)] as const);
    return Object.fromEntries(fields);
  }

  document(): Document {
    return this.#fields(['a', 'b', 'c'], 3, 3);
  }

  path(): string {
    const parts = this.#times(2, () => this.#pick(['a', 'b', '0', '1', '0']));
    return [this.#pick(['a', 'a', 'b', 'c']), ...parts].join('.');
  }

  /** A path that leads somewhere in a document, through arrays with or without their positions, and a value it leads to. */
  #placeIn(document: Document): { path: string; value: Value } {
    const path: string[] = [];
    let value: Value = document;
    while (typeof value === 'object' && value !== null && (path.length === 0 || this.#below(3) > 0)) {
      const entries: [string, Value][] = Array.isArray(value)
        ? [...value.entries()].map(([at, element]) => [String(at), element])
        : isDocument(value)
          ? Object.entries(value)
          : [];
      const [first, ...others] = entries;
      if (first === undefined) break;
      const [name, child] = this.#pick([first, ...others]);
      if (!Array.isArray(value) || this.#below(2) === 0) path.push(name);
      value = child;
    }
    return { path: path.length === 0 ? this.path() : path.join('.'), value };
  }

  /** A condition that a value, or what is in it, may well meet. */
  #conditionFor(value: Value, depth: number): Document {
    const [first, ...others] = Array.isArray(value) ? value : [];
    const array = Array.isArray(value) ? value : undefined;
    const made: [() => Document, ...(() => Document)[]] = [
      () => ({ [this.#pick(['$eq', '$gte', '$lte', '$gt'])]: value }),
      () => ({ $in: [value, this.scalar()] }),
      () => ({ $all: [value].filter((each) => !isOperators(each)) }),
    ];
    if (array !== undefined) made.push(() => ({ $size: new Int32(array.length) }));
    if (depth > 0 && first !== undefined) {
      const element = this.#pick([first, ...others]);
      const matching = (): Document => ({ $elemMatch: this.#conditionFor(element, depth - 1) });
      made.push(matching, matching, () => ({ $not: matching() }));
      if (isDocument(element) && Object.keys(element).length > 0)
        made.push(() => ({ $elemMatch: this.filterFor(element, depth - 1) }));
    }
    return this.#pick(made)();
  }

  /** A filter that a document may well match. */
  filterFor(document: Document, depth = 2): Document {
    const { path, value } = this.#placeIn(document);
    const condition = this.#below(4) === 0 ? this.condition(depth) : this.#conditionFor(value, depth);
    if (this.#below(5) > 0) return { [path]: condition };
    return { ...this.filter(depth), [path]: condition };
  }

  #operators(depth: number): Document {
    const made = [this.#operator(depth), ...this.#times(1, () => this.#operator(depth))];
    return Object.assign({}, ...made) as Document;
  }

  #operator(depth: number): Document {
    const kinds: [() => Document, ...(() => Document)[]] = [
      () => ({ [this.#pick(['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'])]: this.value(1) }),
      () => ({ [this.#pick(['$gt', '$gte', '$lt', '$lte', '$eq'])]: this.scalar() }),
      () => ({ [this.#pick(['$in', '$nin'])]: this.#times(3, () => this.value(1)) }),
      () => ({ $exists: this.#below(2) === 0 }),
      () => ({ $type: this.#pick(['int', 'number', 'string', 'array', 'object', 'null']) }),
      () => ({ $size: new Int32(this.#below(3)) }),
      () => ({ $all: this.#times(2, () => this.value(1)).filter((each) => !isOperators(each)) }),
    ];
    if (depth > 0) {
      kinds.push(
        () => ({ $elemMatch: this.#operators(depth - 1) }),
        () => ({ $elemMatch: this.filter(depth - 1) }),
        () => ({ $not: this.#operators(depth - 1) }),
        () => ({ $all: [{ $elemMatch: this.#operators(depth - 1) }] }),
      );
    }
    return this.#pick(kinds)();
  }

  condition(depth: number): Value {
    return this.#below(3) === 0 ? this.value(2) : this.#operators(depth);
  }

  filter(depth = 2): Document {
    if (depth > 0 && this.#below(6) === 0) {
      const branches = [this.filter(depth - 1), ...this.#times(1, () => this.filter(depth - 1))];
      return { [this.#pick(['$and', '$or', '$nor'])]: branches };
    }
    const fields = [this.path(), ...this.#times(1, () => this.path())];
    return Object.fromEntries(fields.map((path) => [path, this.condition(depth)]));
  }

  /** An update of one path of a document, with the array filter it needs. */
  update(document: Document): { update: Document; arrayFilters: Document[] } {
    const places = this.#times(1, () => this.#pick(['$', '$[]', '$[e]', '0', '1']));
    const rest = this.#times(1, () => this.#pick(['a', 'b', '0']));
    const known = this.#placeIn(document);
    const [path, there] =
      this.#below(3) === 0
        ? [known.path, known.value]
        : [[this.#pick(['a', 'b']), ...places, ...rest].join('.'), document['a'] ?? document['b']];
    const element = Array.isArray(there) ? (there[0] ?? this.scalar()) : this.scalar();
    const arrayFilters = path.includes('$[e]') ? [{ [this.#pick(['e', 'e', 'e.a', 'e.0'])]: this.condition(1) }] : [];
    const value = (): Value => this.value(2);
    const [operator, operand] = this.#pick<() => readonly [string, Value]>([
      () => ['$set', value()],
      () => ['$unset', ''],
      () => ['$inc', new Int32(1 + this.#below(3))],
      () => ['$pop', new Int32(this.#pick([1, -1]))],
      () => ['$pull', this.#below(2) === 0 ? this.scalar() : this.condition(1)],
      () => ['$pull', this.#conditionFor(element, 1)],
      () => ['$pull', isDocument(element) ? this.filterFor(element, 1) : element],
      () => ['$pullAll', this.#times(3, value)],
      () => ['$addToSet', this.#below(2) === 0 ? value() : { $each: this.#times(3, value) }],
      () => ['$push', this.#below(2) === 0 ? value() : this.#clauses()],
    ])();
    return { update: { [operator]: { [path]: operand } }, arrayFilters };
  }

  #clauses(): Document {
    const clause = (name: string, make: () => Value): Document => (this.#below(2) === 0 ? { [name]: make() } : {});
    return {
      $each: this.#times(3, () => this.value(1)),
      ...clause('$position', () => new Int32(this.#below(7) - 3)),
      ...clause('$sort', () => new Int32(this.#pick([1, -1]))),
      ...clause('$slice', () => new Int32(this.#below(7) - 3)),
    };
  }
}

function isOperators(value: Value): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).some((name) => name.startsWith('$'));
}
