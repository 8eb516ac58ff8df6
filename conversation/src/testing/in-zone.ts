import { runInThisContext } from 'node:vm';

/** The process itself: a test is given a copy of it, and only the real one tells V8 of another zone. */
const { env }: NodeJS.Process = runInThisContext('process');

/**
 * Plays work on a machine whose clocks stand elsewhere, for what must not depend on where it runs.
 * @param timeZone such as 'America/New_York'
 */
export function inZone<Result>(timeZone: string, work: () => Result): Result {
  const before = env['TZ'];
  env['TZ'] = timeZone;
  try {
    return work();
  } finally {
    if (before === undefined) delete env['TZ'];
    else env['TZ'] = before;
  }
}
