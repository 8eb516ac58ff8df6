import { randomBytes } from 'node:crypto';

/** What goes wrong with every question until it is switched off; the last two are no answers at all. */
export const VIES_FAULTS = {
  busy: 'refuse as too many at once',
  blocked: 'refuse our address',
  slow: 'answer after ten seconds',
  dropped: 'break the connection',
} as const;
export type ViesFault = keyof typeof VIES_FAULTS;

export const isViesFault = (name: string): name is ViesFault => Object.hasOwn(VIES_FAULTS, name);

export interface ViesQuestion {
  readonly at: string;
  /** With its state's code before it. */
  readonly number: string;
  /** The number of who asked; empty where nobody said. */
  readonly requester: string;
  /** What it was answered with. */
  readonly answer: string;
}

const KEPT = 50;

/** A register that knows every number of the right form, but those that were struck off. */
export class ViesRegister {
  readonly invalid = new Set<string>();
  /** States that do not answer it. */
  readonly silentStates = new Set<string>();
  fault: ViesFault | null = null;
  /** Milliseconds of a slow answer. */
  slowMs = 10_000;
  #questions: readonly ViesQuestion[] = [];

  /** Newest first. */
  get questions(): readonly ViesQuestion[] {
    return this.#questions;
  }

  note(question: ViesQuestion): void {
    this.#questions = [question, ...this.#questions].slice(0, KEPT);
  }

  clear(): void {
    this.fault = null;
    this.silentStates.clear();
    this.invalid.clear();
  }
}

/** @returns a consultation number as VIES gives them to who says who they are */
export const consultationNumber = (): string => `WAPIAAAA${randomBytes(6).toString('base64url').replace(/[-_]/g, 'x')}`;
