import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Operation } from './model.js';

/** Milliseconds after which a process is killed at most: operations take some tens of them. */
const LATEST_KILL_MS = 80;
/** Writes after which the disk is full at most: a promotion makes some. */
const MOST_WRITES = 6;
/** Of a hundred operations so many are killed at any moment, so many in the middle of a write, and so many meet a full disk. */
const KILLED = 0.06;
const KILLED_WRITING = 0.06;
const FULL = 0.12;

/** What the other process is told: an operation, and how many writes find room; null for all. */
export interface Order {
  readonly operation: Operation;
  readonly writes: number | null;
  /** Whether the process is killed when there is none. */
  readonly kills: boolean;
}

/** How often operations were cut short. */
export interface CutShort {
  killed: number;
  full: number;
}

/** Does operations in a process of its own, which is killed with `kill -9` at any moment, and whose disk may be full. */
export class Child {
  readonly cutShort: CutShort = { killed: 0, full: 0 };
  readonly #script: string;
  readonly #folder: string;
  readonly #random: () => number;
  #process: ChildProcess | null = null;

  /** @param script of the process, `act.ts` @param folder of the model's play @param random numbers between 0 and 1 */
  constructor(script: string, folder: string, random: () => number) {
    this.#script = script;
    this.#folder = folder;
    this.#random = random;
  }

  /**
   * Does an operation, or some of it.
   * @param isSafe whether nothing happens to it
   * @returns what came of it; null where it was cut short
   */
  async act(operation: Operation, isSafe: boolean): Promise<string | boolean | null> {
    const draw = isSafe ? 1 : this.#random();
    if (draw < KILLED) return this.#ask({ operation, writes: null, kills: false }, this.#random() * LATEST_KILL_MS);
    const kills = draw < KILLED + KILLED_WRITING;
    if (!kills && draw >= KILLED + KILLED_WRITING + FULL)
      return this.#ask({ operation, writes: null, kills: false }, null);
    const done = await this.#ask({ operation, writes: Math.floor(this.#random() * MOST_WRITES), kills }, null);
    if (kills) return done;
    this.cutShort.full += 1;
    return null;
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  /** @param killAfter milliseconds; null lets it live */
  async #ask(order: Order, killAfter: number | null): Promise<string | boolean | null> {
    const child = await this.#running();
    const answered = new Promise<string | boolean | null>((resolve) => {
      child.once('message', ({ done }: { readonly done: string | boolean }) => resolve(done));
      child.once('exit', () => resolve(null));
    });
    child.send(order);
    const timer = killAfter === null ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
    const done = await answered;
    clearTimeout(timer);
    child.removeAllListeners();
    if (done !== null) return done;
    this.#process = null;
    if (killAfter === null && !order.kills) throw new Error('The process ended though nobody killed it.');
    this.cutShort.killed += 1;
    return null;
  }

  async #running(): Promise<ChildProcess> {
    const known = this.#process;
    if (known !== null && known.exitCode === null && known.signalCode === null && !known.killed) return known;
    const child = fork(this.#script, [this.#folder], {
      execArgv: ['--conditions=source', '--import', 'tsx'],
    });
    await once(child, 'message');
    this.#process = child;
    return child;
  }
}
