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

/** What is asked of the instance that runs on a data folder. */
export interface RunningInstance {
  /** @returns what can be called of its API; null where none runs, so that there is nothing to hold a version against */
  readonly offeredCalls: () => Promise<ReadonlySet<string> | null>;
  /** @returns the address of its site; null where none runs */
  readonly origin: () => Promise<string | null>;
}

interface Note {
  readonly apiPort?: unknown;
  readonly origin?: unknown;
}

const readNote = async (file: string): Promise<Note> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? {} : (JSON.parse(text) as Note);
};

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

/** @param note file in which a running instance says where it is */
export const instanceAt = (note: string): RunningInstance => ({
  offeredCalls: async () => {
    const { apiPort } = await readNote(note);
    return typeof apiPort === 'number' ? offeredCallsOf(`http://127.0.0.1:${apiPort}`) : null;
  },
  origin: async () => {
    const { origin } = await readNote(note);
    return typeof origin === 'string' ? origin : null;
  },
});
