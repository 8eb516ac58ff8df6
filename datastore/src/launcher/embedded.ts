import { createInterface } from 'node:readline';
import { startProcess } from './running-process.js';
import { type ChosenStore, StoreStartError } from './store-choice.js';

/** How to run the store's command line. */
export interface EmbeddedOptions {
  /** Options of Node, such as a loader. */
  readonly execArgv?: readonly string[];
  /** Further arguments of the command line, such as a port. */
  readonly args?: readonly string[];
}

/** The embedded store in a process of its own. */
export interface EmbeddedProcess extends ChosenStore {
  /** Ends it at once (SIGKILL), as a crash would. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts the embedded store as a process of its own, so that a long aggregation does not hold up the caller.
 *
 * @param script the store's command line (`dist/cli.js`)
 * @throws StoreStartError with what the process said
 */
export async function startEmbedded(
  script: string,
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedProcess> {
  const { execArgv = [], args = [] } = options;
  const running = startProcess(process.execPath, [...execArgv, script, '--data-dir', dataDir, ...args], { ipc: true });
  let complaint = '';
  running.child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000);
  });
  const uri = await Promise.race([
    readUri(running.child.stdout),
    running.ended.then(
      (how) => failed(complaint.trim() || how),
      (error: unknown) => failed(error instanceof Error ? error.message : String(error)),
    ),
  ]);
  // The pipe stays open for what it may still say, and must not keep this process alive.
  running.child.stdout?.resume();
  const ended = running.ended.then(withMeaning);
  // As in `startProcess`: nobody has to wait for it.
  ended.catch(() => undefined);
  return {
    kind: 'embedded',
    uri,
    dataDir,
    describe: `Store: embedded, data in ${dataDir}`,
    ended,
    stop: running.stop,
    kill: running.kill,
  };
}

/** Signals by which LMDB ends the process over a page that it should not have trusted. */
const signalsOfDamage = /^signal SIG(SEGV|BUS|ABRT)$/;

/** How it ended, with what that may mean for whoever reads it. */
function withMeaning(how: string): string {
  if (!signalsOfDamage.test(how)) return how;
  return `${how}, as a damaged page of its data would end it; its next start looks at every page`;
}

function failed(reason: string): never {
  throw new StoreStartError(`The embedded store did not start: ${reason}`);
}

async function readUri(output: NodeJS.ReadableStream | null): Promise<string> {
  if (output === null) return failed('it has no output');
  const lines = createInterface({ input: output });
  for await (const line of lines) {
    const ready: unknown = JSON.parse(line);
    if (typeof ready === 'object' && ready !== null && 'uri' in ready && typeof ready.uri === 'string')
      return ready.uri;
  }
  // The process has ended; its own end tells why.
  return new Promise<string>(() => undefined);
}
