/** What a browser keeps of forms. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where pages are rendered on a server: nothing is kept. */
const NOTHING_KEPT: DraftStore = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** @returns what this browser keeps; nothing on a server, where a form shows what is saved */
export const keptHere = (): DraftStore => (typeof window === 'undefined' ? NOTHING_KEPT : window.localStorage);
