/** What a list of the catalogue offers: found by each of its names. */
interface Named {
  readonly id: string;
  readonly name: string;
  readonly aliases?: readonly string[] | undefined;
}

/** @returns options of a field, found by what they are called in other languages, too */
export const namedOptions = (all: readonly Named[]) =>
  all.map(({ id, name, aliases }) => ({ value: id, label: name, ...(aliases && { aliases }) }));
