/** Milliseconds that a page may wait for what the API says; then it is served without. */
const PATIENCE_MS = 1000;
/** Milliseconds for which an answer is used again. */
const FRESH_MS = 30_000;
const LARGEST = 500;

/** Reaches the API from the gateway, for at most a second. @param api its origin */
export const patientFetch =
  (api: string): typeof fetch =>
  (input, init) =>
    fetch(new URL(input instanceof Request ? input.url : input, api), {
      ...init,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });

/** Values that are used again for half a minute; what fails is not kept. */
export class AnswerCache<Value> {
  readonly #known = new Map<string, { readonly value: Promise<Value>; readonly until: number }>();

  /** @param key says what is asked @param read finds it; calls at the same time share one reading */
  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(key);
    if (known !== undefined && known.until > Date.now()) return known.value;
    const value = read();
    if (this.#known.size >= LARGEST) this.#known.clear();
    this.#known.set(key, { value, until: Date.now() + FRESH_MS });
    value.catch(() => this.#known.delete(key));
    return value;
  }
}
