/** Hears what something that takes a while is waiting for, in a few words. */
export type Tell = (what: string) => void;

export const tellNobody: Tell = () => undefined;

/** An answer of lines, each a JSON object, for who asks so: `waitsFor` on the way, at last `done` or `refused`. */
export const TOLD_LINES = 'application/x-ndjson';
