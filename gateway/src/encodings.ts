import { LRUCache } from 'lru-cache';

/** Ways to compress an answer, as HTTP names them, the one that is best for pages first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Browsers send one of a handful of headers. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 100 });

/** @returns how much a client wants each encoding that it names, 0 to 1 */
function wishes(accepted: string): ReadonlyMap<string, number> {
  const named = accepted.split(',').map((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
  });
  return new Map(named);
}

/**
 * @param accepted header `accept-encoding`
 * @returns the encodings that a client takes, the one that it likes best first; what it likes alike is in our order
 */
export function encodingsFor(accepted: string | undefined): readonly Encoding[] {
  if (accepted === undefined || accepted === '') return [];
  let found = known.get(accepted);
  if (found === undefined) {
    const wished = wishes(accepted);
    const weightOf = (encoding: string): number => wished.get(encoding) ?? wished.get('*') ?? 0;
    found = ENCODINGS.filter((each) => weightOf(each) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
    known.set(accepted, found);
  }
  return found;
}

/** @param accepted header `accept-encoding` @returns the first of `encodingsFor`; null where a client takes none of them */
export const encodingFor = (accepted: string | undefined): Encoding | null => encodingsFor(accepted)[0] ?? null;
