/**
 * For what is slow to make and not every page needs. A browser reads its tables of languages when the first of `Intl` is made:
 * 50 to 80 ms on a phone, at which no module should hold a page up by being loaded.
 * @returns what `make` gives, made once, when it is asked for first
 */
export function atFirstUse<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
