import { fork } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { isEnding } from './ending.mjs';
import { StartProblem } from './problem.mjs';

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;
const FIRST_RESTART_MS = 100;
const LONGEST_RESTART_MS = 5000;
/** A service that ran this long before it ended is restarted without waiting longer than the first time. */
const SETTLED_MS = 30_000;
const STOP_LIMIT_MS = 10_000;
/** pino's number for errors. */
const ERROR_LEVEL = 50;
const leaveWithParent = pathToFileURL(path.join(import.meta.dirname, 'leave-with-parent.mjs')).href;

/** @param {string} line @returns {string | null} what a log line says to the person at the terminal, if it is trouble */
function trouble(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    if (typeof level !== 'number' || level < ERROR_LEVEL) return null;
    return [msg, err?.message].filter(Boolean).join(': ');
  } catch {
    return null;
  }
}

/** @param {string} folder @param {string} name */
function openLog(folder, name) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  if (existsSync(file) && statSync(file).size > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`);
  return { file, stream: createWriteStream(file, { flags: 'a', mode: 0o600 }) };
}

/**
 * A child process that is kept running: restarted with growing pauses when it ends by itself, stopped with its parent.
 * It reports that it is ready by a message.
 */
export class Service {
  #name;
  #script;
  #environment;
  #log;
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #stopping = false;
  /** It was ready once; from then on it is kept running. */
  #started = false;
  #pause = FIRST_RESTART_MS;
  /** @type {NodeJS.Timeout | undefined} */
  #restart;
  /** Told whenever it was started again. @type {() => void} */
  onRestart = () => undefined;

  /**
   * @param {{name: string, script: string, environment: Record<string, string | undefined>, logs: string}} options
   * `logs` is the folder its output is kept in
   */
  constructor({ name, script, environment, logs }) {
    this.#name = name;
    this.#script = script;
    this.#environment = environment;
    this.#log = openLog(logs, name);
  }

  get name() {
    return this.#name;
  }

  /** @returns {number | undefined} */
  get pid() {
    return this.#child?.pid;
  }

  /**
   * Starts it and waits until it is ready.
   * @throws {StartProblem} if it ends before
   */
  start() {
    return new Promise((resolve, reject) => {
      /** @type {string[]} */
      const lastWords = [];
      const child = this.#spawn((line) => lastWords.push(line));
      const onExit = () => {
        const reason = lastWords.slice(-6).join('\n').trim();
        reject(
          new StartProblem(
            `${reason === '' ? '' : `${reason}\n`}The ${this.#name} could not start. What it said is in ${this.#log.file}.`,
          ),
        );
      };
      child.once('exit', onExit);
      child.once('message', () => {
        this.#started = true;
        child.off('exit', onExit);
        resolve(undefined);
      });
    });
  }

  /** @param {(line: string) => void} [onTrouble] */
  #spawn(onTrouble = (line) => console.error(`${this.#name}: ${line}`)) {
    const startedAt = Date.now();
    const child = fork(this.#script, {
      env: this.#environment,
      execArgv: ['--enable-source-maps', '--import', leaveWithParent],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    let say = onTrouble;
    child.once('message', () => {
      say = (line) => console.error(`${this.#name}: ${line}`);
    });
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        this.#log.stream.write(`${line}\n`);
        const words = trouble(line);
        if (words !== null) say(words);
      });
    if (child.stderr)
      createInterface({ input: child.stderr }).on('line', (line) => {
        this.#log.stream.write(`${line}\n`);
        say(line);
      });
    child.once('exit', (code, signal) => this.#onExit(startedAt, signal ?? `code ${code}`));
    return child;
  }

  /** @param {number} startedAt @param {string} cause */
  #onExit(startedAt, cause) {
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
   * @param {Record<string, string>} changes variables of its environment
   */
  restartWith(changes) {
    this.#environment = { ...this.#environment, ...changes };
    // Its end leads to the start with the new settings.
    this.#child?.kill('SIGTERM');
  }

  /** Ends it: asks first, insists after ten seconds. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (child === null) return;
    await new Promise((resolve) => {
      const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      child.once('exit', () => {
        clearTimeout(limit);
        resolve(undefined);
      });
      child.kill('SIGTERM');
    });
  }
}
