import { readFile } from 'node:fs/promises';
import { type Persona, readPersonas } from './people.js';

const TIMEOUT_MS = 2000;

async function read(source: string): Promise<unknown> {
  if (!/^https?:\/\//.test(source)) return JSON.parse(await readFile(source, 'utf8'));
  const response = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The personas were answered with ${response.status}.`);
  return response.json();
}

/**
 * The demo's people from a JSON file or address, read when they are needed. Without them the page offers its form only.
 * @param source path or address, or null for none
 */
export const personasFrom = (source: string | null) => async (): Promise<readonly Persona[]> => {
  if (source === null) return [];
  try {
    return readPersonas(await read(source));
  } catch (error) {
    process.stderr.write(`Personas: ${error instanceof Error ? error.message : String(error)}\n`);
    return [];
  }
};
