/** Milliseconds that a navigation waits for code before something stands in for the page: within three seconds of the press. */
export const PATIENCE_MS = 2300;

let begun = Number.NEGATIVE_INFINITY;

/** Begins the wait of a navigation: whatever its page waits for afterwards is counted into it. */
export function beginWaiting(): void {
  begun = Date.now();
}

/** @returns what the work gives, or `instead` once a navigation has waited long enough; the work goes on all the same */
export function whilePatient<Value, Instead>(work: Promise<Value>, instead: Instead): Promise<Value | Instead> {
  const waited = Date.now() - begun;
  const left = waited < PATIENCE_MS ? PATIENCE_MS - waited : PATIENCE_MS;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(instead), left);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
