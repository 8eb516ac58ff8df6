import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** One request that changes something, or was refused. */
export interface AuditEntry {
  /** Whose token it was, and its id; `nobody` where there was none that holds. */
  readonly team: string;
  readonly access: string;
  readonly action: string;
  /** What it was about, such as `mfe-payments 0123456789ab`. */
  readonly about: string;
  /** Id of the administrator for whom a gateway asked; null where a team or a gateway asked for itself. */
  readonly by: string | null;
  /** `done`, or why it was refused. */
  readonly outcome: string;
}

/** An entry as it was written down. */
export interface NotedEntry extends AuditEntry {
  /** ISO time. */
  readonly at: string;
}

/** Whether a decoded value is an id of a user, as the product's store has them. */
export const isUserId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** What an entry says is for people: a message of any length is cut to so many characters. */
const MOST_CHARACTERS = 1000;
/** @returns as much of a text as is kept of it */
export const cut = (text: string): string => text.slice(0, MOST_CHARACTERS);

/** Names who asks without a token that holds. */
export const NOBODY = 'nobody';
/** Entries of such in a minute, of each action: anybody can ask, and nobody is to fill a disk by it. */
const OF_NOBODY_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** @param folder of the release service @returns where its audit is written down */
export const auditFile = (folder: string): string => path.join(folder, 'audit.jsonl');

/** Writes down what is asked of the release service, one JSON line each; never a token or a signature. */
export class Audit {
  readonly #file: string;
  #minute = 0;
  readonly #ofNobody = new Map<string, number>();

  constructor(file: string) {
    this.#file = file;
  }

  async note(entry: AuditEntry): Promise<void> {
    if (entry.team === NOBODY && !this.#mayNote(entry.action)) return;
    await mkdir(path.dirname(this.#file), { recursive: true });
    const noted = { ...entry, about: cut(entry.about), outcome: cut(entry.outcome) };
    await appendFile(this.#file, `${JSON.stringify({ at: new Date().toISOString(), ...noted })}\n`, { mode: 0o600 });
  }

  #mayNote(action: string): boolean {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    if (minute !== this.#minute) this.#ofNobody.clear();
    this.#minute = minute;
    const count = (this.#ofNobody.get(action) ?? 0) + 1;
    this.#ofNobody.set(action, count);
    return count <= OF_NOBODY_A_MINUTE;
  }
}
