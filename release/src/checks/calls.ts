import { readFile } from 'node:fs/promises';

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

/**
 * Asks the API in service what can be called.
 * @param note file in which a running instance says where its API is (`apiPort`)
 * @returns the calls; null where no instance runs, so that there is nothing to hold a version against
 */
export async function callsInService(note: string): Promise<ReadonlySet<string> | null> {
  const text = await readFile(note, 'utf8').catch(() => null);
  const { apiPort } = (text === null ? {} : JSON.parse(text)) as { readonly apiPort?: unknown };
  if (typeof apiPort !== 'number') return null;
  try {
    const address = `http://127.0.0.1:${apiPort}/api/openapi.json`;
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? callsIn((await response.json()) as Description) : null;
  } catch {
    return null;
  }
}

/**
 * Makes sure that what a version calls is there, on all of its pages.
 * @param what is promoted, for the sentence
 * @throws Error that names the calls which the API does not have
 */
export function requireCalls(what: string, calls: readonly string[], offered: ReadonlySet<string>): void {
  const missing = calls.filter((call) => !offered.has(call));
  if (missing.length > 0)
    throw new Error(
      `${what} calls ${missing.join(', ')}, which the API in service does not have. Bring the API that has it into service first.`,
    );
}
