import type { Server, ServerResponse } from 'node:http';

/** What is still open so long after the end began is dropped, in milliseconds. */
const STOP_LIMIT_MS = 10_000;

/** The answers that a server is giving, and its end. */
export class OpenAnswers {
  readonly #open = new Set<ServerResponse>();
  #isEnding = false;

  /** Has an answer say that it is its connection's last, where the server ends before it begins. */
  follow(response: ServerResponse): void {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
    if (this.#isEnding) response.shouldKeepAlive = false;
  }

  /** Takes nobody in any more, and lets what is under way be answered, up to the limit. */
  async end(server: Server, limitMs = STOP_LIMIT_MS): Promise<void> {
    this.#isEnding = true;
    for (const response of this.#open) if (!response.headersSent) response.shouldKeepAlive = false;
    await new Promise<void>((resolve) => {
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      server.close(() => {
        clearTimeout(limit);
        resolve();
      });
      server.closeIdleConnections();
    });
  }
}
