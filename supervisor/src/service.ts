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
      const loaded = this.#child;
      // One that is gone meanwhile is told nothing: its end says so.
      loaded?.send(settings, () => undefined);
      const child = loaded ?? this.#spawn([], (line) => void this.#said.push(line));
      const onExit = (): void => {
        const reason = this.#said.slice(-LAST_LINES).join('\n').trim();
        reject(
          new StartProblem(
            `${reason === '' ? '' : `${reason}\n`}The ${this.#name} could not start. What it said is in ${this.#log.file}.`,
          ),
        );
      };
      child.once('exit', onExit);
      onceReady(child, () => {
        this.#started = true;
        child.off('exit', onExit);
        resolve();
      });
    });
  }

  #spawn(
    words: readonly string[] = [],
    onTrouble: Tell = (line) => console.error(`${this.#name}: ${line}`),
  ): ChildProcess {
    const startedAt = Date.now();
    const child = fork(this.#script, words, {
      env: this.#environment,
      execArgv: [...process.execArgv, '--import', import.meta.resolve('@vela/supervisor/leave-with-parent')],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    let say = onTrouble;
    child.on('message', (message) => {
      const line = toTell(message);
      if (line !== null) console.log(line);
    });
    onceReady(child, () => {
      say = (line) => console.error(`${this.#name}: ${line}`);
    });
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
    child.once('exit', (code, signal) => this.#onExit(startedAt, signal ?? `code ${code}`));
    return child;
  }

  #onExit(startedAt: number, cause: string): void {
    this.#child = null;
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
    // Its end leads to the start with the new settings.
    this.#child?.kill('SIGTERM');
  }

  /** Ends it: asks first, insists after ten seconds. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (child === null) return;
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
