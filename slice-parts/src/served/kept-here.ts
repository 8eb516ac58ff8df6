import { onServer } from './drawn-as-served.js';

/** What a browser keeps of what was typed. */
export type OwnStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NOTHING_KEPT: OwnStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** @returns what this browser keeps; nothing on a server, where a page shows what is saved */
export const keptHere = (): OwnStorage => (onServer ? NOTHING_KEPT : window.localStorage);
