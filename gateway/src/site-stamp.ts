import { statSync } from 'node:fs';
import { siteLayout } from '@vela/release/site';

const stampOf = (file: string): string => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? '-' : `${found.ino} ${found.size} ${found.ctimeMs}`;
};

/**
 * Says whether what is in service changed since something was made of it. The pointers are looked at for each turn of the
 * event loop once, so whoever asks after a promotion sees it, and a hundred visitors at once cost one look.
 * @returns what gives a text that differs when a pointer moved
 */
export function siteStamp(site: string): () => string {
  const { registry, shellPointer } = siteLayout(site);
  let seen: string | null = null;
  return () => {
    if (seen === null) {
      seen = `${stampOf(registry)} ${stampOf(shellPointer)}`;
      setImmediate(() => (seen = null));
    }
    return seen;
  };
}
