import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { SETTINGS_FOLLOW } from '@vela/settings';
import { isEnding } from './ending.js';
import type { Environment } from './environment.js';
import { ServiceLog } from './log.js';
import { StartProblem } from './machine/problem.js';

const FIRST_RESTART_MS = 100;
const LONGEST_RESTART_MS = 5000;
/** A service that ran this long before it ended is restarted without waiting longer than the first time. */
const SETTLED_MS = 30_000;
const STOP_LIMIT_MS = 10_000;
/** pino's number for errors. */
const ERROR_LEVEL = 50;
/** So many of its last lines are told when it cannot start: more than there are settings that can be wrong. */
const LAST_LINES = 200;

/** Why a service ended that never ran: the machine has no process left, or no longer the program. */
const NO_PROCESS = 'there was no process for it';

type Tell = (line: string) => void;

/** @returns what a log line says to the person at the terminal, if it is trouble */
function trouble(line: string): string | null {
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: unknown; msg?: string; err?: { message?: string } };
    if (typeof level !== 'number' || level < ERROR_LEVEL) return null;
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return null;
  }
}

/** @returns what a message of a service has for the person at the terminal; null for one that says that it is ready */
function toTell(message: unknown): string | null {
  const told = typeof message === 'object' && message !== null && 'tell' in message ? message.tell : null;
  return typeof told === 'string' ? told : null;
}

/** Waits for the message that says that a service is ready. */
function onceReady(child: ChildProcess, ready: () => void): void {
  const hear = (message: unknown): void => {
    if (toTell(message) !== null) return;
    child.off('message', hear);
    ready();
  };
  child.on('message', hear);
}

/** Tells of its end once; Node tells of a process that there could not be by an error, and of no exit then. */
function onceEnded(child: ChildProcess, ended: (cause: string) => void): void {
  child.once('exit', (code, signal) => ended(signal ?? `code ${code}`));
  // Whatever else goes wrong with a process, such as a signal that does not reach it, is no end.
  child.on('error', () => {
    if (child.pid === undefined) ended(NO_PROCESS);
  });
}

/** Whoever waits for the first time that a service is ready. */
interface Waiting {
  readonly ready: () => void;
  readonly failed: () => void;
}

export interface ServiceOptions {
  readonly name: string;
  /** What it runs. */
  readonly script: string;
  readonly environment: Environment;
  /** The folder its output is kept in. */
  readonly logs: string;
}

/**
 * A child process that is kept running: restarted with growing pauses when it ends by itself, stopped with its parent.
 * It reports that it is ready by a message; one with `tell` is for the person at the terminal.
 */
export class Service {
  readonly #name: string;
  readonly #script: string;
  #environment: Environment;
  readonly #log: ServiceLog;
  #child: ChildProcess | null = null;
  /** What it said of trouble before it was ready. */
  readonly #said: string[] = [];
  #stopping = false;
  /** It was ready once; from then on it is kept running. */
  #started = false;
  #waiting: Waiting | null = null;
  #pause = FIRST_RESTART_MS;
  #restart: NodeJS.Timeout | undefined;
  /** Told whenever it was started again. */
  onRestart: () => void = () => undefined;

  constructor({ name, script, environment, logs }: ServiceOptions) {
    this.#name = name;
    this.#script = script;
    this.#environment = environment;
    this.#log = new ServiceLog(logs, name);
  }

  get name(): string {
    return this.#name;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts its process, which loads its code meanwhile and goes on when `start` is called. */
  load(): void {
    this.#spawn([SETTINGS_FOLLOW], (line) => void this.#said.push(line));
  }

  /**
   * Starts it, or lets it go on, and waits until it is ready.
   * @param settings what of its environment was not known before
   * @throws StartProblem if it ends before, or was stopped: whoever ends an instance that still starts leaves nothing running
   */
  start(settings: Environment = {}): Promise<void> {
    this.#environment = { ...this.#environment, ...settings };
    return new Promise((resolve, reject) => {
      if (this.#stopping) throw new StartProblem(`The ${this.#name} was stopped before it was started.`);
      this.#waiting = { ready: resolve, failed: () => reject(this.#startProblem()) };
      const loaded = this.#child;
      if (loaded === null) this.#spawn([], (line) => void this.#said.push(line));
      // One that is gone meanwhile is told nothing: its end says so.
      else if (loaded.connected) loaded.send(settings, () => undefined);
    });
  }

  #startProblem(): StartProblem {
    const reason = this.#said.slice(-LAST_LINES).join('\n').trim();
    return new StartProblem(
      `${reason === '' ? '' : `${reason}\n`}The ${this.#name} could not start. What it said is in ${this.#log.file}.`,
    );
  }

  /** Starts its process. Where there is none to be had, that is its end, whether Node throws or tells it later. */
  #spawn(words: readonly string[] = [], onTrouble: Tell = (line) => console.error(`${this.#name}: ${line}`)): void {
    const startedAt = Date.now();
    try {
      const child = this.#fork(words);
      this.#child = child;
      this.#listen(child, onTrouble);
      onceEnded(child, (cause) => this.#onEnd(startedAt, cause));
    } catch (error) {
      onTrouble(error instanceof Error ? error.message : String(error));
      this.#onEnd(startedAt, NO_PROCESS);
    }
  }

  #fork(words: readonly string[]): ChildProcess {
    return fork(this.#script, words, {
      env: this.#environment,
      execArgv: [...process.execArgv, '--import', import.meta.resolve('@vela/supervisor/leave-with-parent')],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  }

  /** Hears what it says, by messages, in lines and by errors. */
  #listen(child: ChildProcess, onTrouble: Tell): void {
    let say = onTrouble;
    child.on('message', (message) => {
      const line = toTell(message);
      if (line !== null) console.log(line);
    });
    onceReady(child, () => {
      say = (line) => console.error(`${this.#name}: ${line}`);
      this.#started = true;
      this.#waiting?.ready();
      this.#waiting = null;
    });
    child.on('error', ({ message }) => say(message));
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        this.#log.write(line);
        const sentence = trouble(line);
        if (sentence !== null) say(sentence);
      });
    if (child.stderr)
      createInterface({ input: child.stderr }).on('line', (line) => {
        this.#log.write(line);
        say(line);
      });
  }

  #onEnd(startedAt: number, cause: string): void {
    this.#child = null;
    this.#waiting?.failed();
    this.#waiting = null;
    if (this.#stopping || !this.#started) return;
    if (Date.now() - startedAt > SETTLED_MS) this.#pause = FIRST_RESTART_MS;
    this.#restart = setTimeout(() => {
      if (!isEnding()) console.error(`${this.#name} ended (${cause}); starting it again.`);
      this.#spawn();
      this.onRestart();
    }, this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_RESTART_MS);
  }

  /**
   * Starts it anew with other settings.
   * @param changes variables of its environment
   */
  restartWith(changes: Environment): void {
    this.#environment = { ...this.#environment, ...changes };
    // Its end leads to the start with the new settings. A signal to one without a process would go to this one and all beside it.
    if (this.#child?.pid !== undefined) this.#child.kill('SIGTERM');
  }

  /** Ends it: asks first, insists after ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    // One without a process has nobody to ask, and its end is told by an error.
    if (child?.pid === undefined) return;
    await new Promise<void>((resolve) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      child.once('exit', () => {
        clearTimeout(limit);
        resolve();
      });
      child.kill('SIGTERM');
    });
  }
}
