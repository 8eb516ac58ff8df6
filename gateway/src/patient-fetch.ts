/** Milliseconds that a page may wait for what the API says; then it is served without. */
const PATIENCE_MS = 1000;

/** Reaches the API from the gateway. @param api its origin @param patienceMs for which an answer is waited */
export const patientFetch =
  (api: string, patienceMs = PATIENCE_MS): typeof fetch =>
  (input, init) =>
    fetch(new URL(input instanceof Request ? input.url : input, api), {
      ...init,
      signal: AbortSignal.timeout(patienceMs),
    });
