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
  /** `done`, or why it was refused. */
  readonly outcome: string;
}

/** Writes down what is asked of the release service, one JSON line each; never a token or a signature. */
export class Audit {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  async note(entry: AuditEntry): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    await appendFile(this.#file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`, { mode: 0o600 });
  }
}
