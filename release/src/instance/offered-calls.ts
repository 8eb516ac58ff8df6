/** Milliseconds that the API may take to describe itself. */
const PATIENCE_MS = 5000;

interface Description {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** @returns the calls that a description by OpenAPI tells of, such as `GET /api/users/me` */
const callsIn = ({ paths = {} }: Description): ReadonlySet<string> =>
  new Set(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ),
  );

/** @param text of a description by OpenAPI @returns the calls that it tells of @throws Error if it is none */
export function callsDescribedBy(text: string): ReadonlySet<string> {
  const calls = callsIn(JSON.parse(text) as Description);
  if (calls.size === 0) throw new Error('The description tells of no call: /api/openapi.json of an API is one.');
  return calls;
}

/** @param apis origins of the API that versions are held against: the first of its processes that answers is heard */
export async function offeredCallsOf(...apis: readonly string[]): Promise<ReadonlySet<string> | null> {
  for (const api of apis)
    try {
      const response = await fetch(`${api}/api/openapi.json`, { signal: AbortSignal.timeout(PATIENCE_MS) });
      if (response.ok) return callsIn((await response.json()) as Description);
    } catch {
      // The next one may answer.
    }
  return null;
}
