import { fileURLToPath } from 'node:url';
import { chooseStoreWith, type StoreChoiceOptions } from './choose-store.js';
import type { ChosenStore } from './store-choice.js';

/**
 * {@link chooseStoreWith} with this package's own command line for the embedded store. It stands alone because only
 * an ES module knows where it lies.
 */
export function chooseStore(options: Omit<StoreChoiceOptions, 'embeddedScript'>): Promise<ChosenStore> {
  const embeddedScript = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
  return chooseStoreWith({ ...options, embeddedScript });
}

export { findMongod } from './mongod.js';
export { type ChosenStore, StoreStartError } from './store-choice.js';
