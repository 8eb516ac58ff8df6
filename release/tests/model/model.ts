import type { SliceName } from '@vela/contracts/routes';

/** Something that a team does, or that happens to the machine. */
export type Operation =
  | { readonly kind: 'publish'; readonly name: SliceName; readonly mark: string }
  | { readonly kind: 'promote'; readonly name: SliceName; readonly version: string }
  | { readonly kind: 'rollOut'; readonly name: SliceName; readonly version: string; readonly share: number }
  | { readonly kind: 'rollBack'; readonly name: SliceName }
  | { readonly kind: 'withdraw'; readonly name: SliceName; readonly version: string }
  | { readonly kind: 'prune'; readonly keep: number }
  /** A promotion that was noted, and then the machine stopped. */
  | { readonly kind: 'cutShort'; readonly name: SliceName; readonly version: string }
  /** The registry's file is torn. */
  | { readonly kind: 'damage' };

/** What is served of a slice. */
export interface Served {
  readonly version: string | null;
  readonly rollout: { readonly version: string; readonly share: number } | null;
}

interface Slice {
  readonly published: Set<string>;
  readonly back: Set<string>;
  /** What was in service, in the order in which it came; the last is. */
  row: string[];
  /** Whether the last that was noted of it did not happen. */
  unsure: boolean;
  rollout: Served['rollout'];
}

/** The rules of a release, as simply as they can be told. */
export class Model {
  /** Whether the registry's file is torn, until something is written. */
  isTorn = false;
  readonly #slices = new Map<SliceName, Slice>();

  constructor(names: readonly SliceName[]) {
    for (const name of names)
      this.#slices.set(name, { published: new Set(), back: new Set(), row: [], unsure: false, rollout: null });
  }

  /** @returns another model of the same state */
  copy(): Model {
    const copy = new Model([]);
    copy.isTorn = this.isTorn;
    for (const [name, slice] of this.#slices) copy.#slices.set(name, structuredClone(slice));
    return copy;
  }

  served(name: SliceName): Served {
    const { row, rollout } = this.#of(name);
    return { version: row.at(-1) ?? null, rollout };
  }

  published(name: SliceName): readonly string[] {
    return [...this.#of(name).published];
  }

  /** What a prune may not take. */
  needed(name: SliceName): readonly string[] {
    const { row, rollout } = this.#of(name);
    const before = this.#before(name);
    return [row.at(-1), rollout?.version, before].filter((version) => version !== undefined);
  }

  /** @param left what a prune left */
  pruned(name: SliceName, left: readonly string[]): void {
    const slice = this.#of(name);
    for (const version of slice.published) if (!left.includes(version)) slice.published.delete(version);
  }

  /** Adds what was published. */
  add(name: SliceName, version: string): void {
    this.#of(name).published.add(version);
  }

  /** @returns whether the operation is done; one that is refused changes nothing */
  does(operation: Operation): boolean {
    const done = this.#does(operation);
    if (operation.kind === 'damage') this.isTorn = true;
    else if (done && 'name' in operation && operation.kind !== 'publish' && operation.kind !== 'cutShort')
      this.isTorn = false;
    return done;
  }

  #does(operation: Operation): boolean {
    switch (operation.kind) {
      case 'promote':
        return this.#promote(operation.name, operation.version);
      case 'rollOut':
        return this.#rollOut(operation);
      case 'rollBack':
        return this.#rollBack(operation.name);
      case 'withdraw': {
        const slice = this.#of(operation.name);
        if (slice.rollout?.version !== operation.version) return false;
        this.#withdraw(slice);
        return true;
      }
      case 'cutShort':
        this.#of(operation.name).unsure = true;
        // Somebody wanted it in all the same.
        this.#of(operation.name).back.delete(operation.version);
        return true;
      case 'publish':
      case 'prune':
      case 'damage':
        return true;
    }
  }

  /** Whether the history tells what is served, so that a registry which is torn costs nothing. */
  get isSure(): boolean {
    return [...this.#slices.values()].every(({ unsure }) => !unsure);
  }

  #of(name: SliceName): Slice {
    const slice = this.#slices.get(name);
    if (slice === undefined) throw new Error(`There is no ${name} in the model.`);
    return slice;
  }

  #before(name: SliceName): string | undefined {
    const { row, published } = this.#of(name);
    const current = row.at(-1);
    return row.findLast((version) => version !== current && published.has(version));
  }

  #withdraw(slice: Slice): void {
    if (slice.rollout !== null) slice.back.add(slice.rollout.version);
    slice.rollout = null;
  }

  #promote(name: SliceName, version: string): boolean {
    const slice = this.#of(name);
    if (!slice.published.has(version)) return false;
    if (slice.row.at(-1) === version && slice.rollout === null) return true;
    slice.unsure = false;
    slice.rollout = null;
    slice.back.delete(version);
    if (slice.row.at(-1) !== version) slice.row.push(version);
    return true;
  }

  #rollOut({ name, version, share }: Extract<Operation, { kind: 'rollOut' }>): boolean {
    const slice = this.#of(name);
    const current = slice.row.at(-1);
    const isPossible =
      slice.published.has(version) &&
      current !== undefined &&
      current !== version &&
      (slice.rollout === null || slice.rollout.version === version) &&
      !slice.back.has(version);
    if (isPossible) slice.rollout = { version, share };
    return isPossible;
  }

  #rollBack(name: SliceName): boolean {
    const slice = this.#of(name);
    if (slice.rollout !== null) {
      this.#withdraw(slice);
      return true;
    }
    const target = this.#before(name);
    const current = slice.row.at(-1);
    if (target === undefined || current === undefined) return false;
    slice.unsure = false;
    slice.row.length = slice.row.lastIndexOf(target) + 1;
    slice.back.add(current);
    slice.back.delete(target);
    return true;
  }
}
