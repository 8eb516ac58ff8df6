/** Answers that are on their way before anybody wants them. */
export interface AskedAhead {
  /** Gives an answer that is on its way to whoever asks for it first; asks for everything else, and once more, when it is wanted. */
  readonly fetcher: typeof fetch;
  /** Lets go of answers that nobody wanted. */
  readonly end: () => void;
}

/** @param addresses asked for at once @param fetcher reaches whoever answers */
export function askedAhead(addresses: readonly string[], fetcher: typeof fetch): AskedAhead {
  const coming = new Map(addresses.map((address) => [address, fetcher(address)]));
  // Whoever wants one hears that it failed.
  for (const each of coming.values()) each.catch(() => undefined);
  return {
    fetcher: (input, init) => {
      const address = String(input);
      const known = init === undefined ? coming.get(address) : undefined;
      coming.delete(address);
      return known ?? fetcher(input, init);
    },
    end: () => {
      for (const each of coming.values()) each.then(({ body }) => body?.cancel()).catch(() => undefined);
      coming.clear();
    },
  };
}
