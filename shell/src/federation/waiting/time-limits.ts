/**
 * Milliseconds after which an attempt at a file ends that neither arrives nor fails. Long, because nobody waits for that:
 * a page says after `PATIENCE_MS` that it waits, and appears whenever its code does.
 */
export const ATTEMPT_MS = 30_000;
