import { type ChildProcess, spawn } from 'node:child_process';

/** How long a process may take to end before it is killed. */
const patience = 10_000;

/** A child process that was started and is watched. */
export interface RunningProcess {
  readonly child: ChildProcess;
  /** Resolves with what it ended with; rejects when it could not be started. */
  readonly ended: Promise<string>;
  /** Whether it runs still. */
  readonly alive: () => boolean;
  /** Asks it to end (SIGTERM), and kills it when it does not. */
  readonly stop: () => Promise<void>;
  /** Ends it at once (SIGKILL). */
  readonly kill: () => Promise<void>;
}

/** Starts an executable; its output comes in pipes, and an IPC channel when asked for. */
export function startProcess(
  file: string,
  args: readonly string[],
  options: { readonly ipc?: boolean } = {},
): RunningProcess {
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe', ...(options.ipc === true ? (['ipc'] as const) : [])],
  });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code ?? 0}` : `signal ${signal}`));
  });
  // Whoever waits for it is told; nobody has to.
  ended.catch(() => undefined);
  const alive = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const stop = async (): Promise<void> => {
    if (!alive()) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended.catch(() => undefined);
    clearTimeout(timer);
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended.catch(() => undefined);
  };
  return { child, ended, alive, stop, kill };
}
