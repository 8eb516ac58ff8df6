/** Answers that are on their way before anybody wants them. */
export interface AskedAhead {
  /** Gives an answer that is on its way to whoever asks for it first; asks for everything else, and once more, when it is wanted. */
  readonly fetcher: typeof fetch;
  /** Lets go of answers that nobody wanted. */
  readonly end: () => void;
}

/** @returns an answer that has come as a whole: whoever waits for answers does not wait for whoever reads them */
async function whole(coming: Promise<Response>): Promise<Response> {
  const answer = await coming;
  const bytes = await answer.arrayBuffer();
  const { status, headers } = answer;
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, headers });
}

/** @param addresses asked for at once @param fetcher reaches whoever answers, and may give up one that does not come */
export function askedAhead(addresses: readonly string[], fetcher: typeof fetch): AskedAhead {
  const coming = new Map(addresses.map((address) => [address, whole(fetcher(address))]));
  // Whoever wants one hears that it failed.
  for (const each of coming.values()) each.catch(() => undefined);
  return {
    fetcher: (input, init) => {
      const address = String(input);
      const known = init === undefined ? coming.get(address) : undefined;
      coming.delete(address);
      return known ?? fetcher(input, init);
    },
    end: () => coming.clear(),
  };
}
