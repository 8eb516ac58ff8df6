// What `npm run migrations` is asked to do, read before anything is opened or claimed.

export type StoreChange =
  | { readonly verb: 'status' | 'forward' }
  | { readonly verb: 'back'; readonly migration: string };

export const CHANGE_STORE_USAGE =
  'Say what is to be done: npm run migrations -- [--dry-run] status | forward | back <name>';

/** @returns null for words that are none of the usage */
export function readStoreChange([verb, name, ...rest]: readonly string[]): StoreChange | null {
  if (rest.length > 0) return null;
  if (verb === 'back') return name === undefined ? null : { verb, migration: name };
  return (verb === 'status' || verb === 'forward') && name === undefined ? { verb } : null;
}
