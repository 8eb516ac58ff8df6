import { type EmbeddedProcess, startEmbedded } from '../launcher/embedded.js';

/** How to run the store's command line: from its build, or straight from its sources. */
export interface StoreScript {
  readonly file: string;
  readonly execArgv: readonly string[];
}

/** Starts a store as a child process, with fsync on. */
export function startChildStore(
  { file, execArgv }: StoreScript,
  dataDir: string,
  port: number,
): Promise<EmbeddedProcess> {
  return startEmbedded(file, dataDir, { execArgv, args: ['--port', String(port)] });
}
