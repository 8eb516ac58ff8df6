/** What tells who somebody is. */
export type TellingKind = 'email' | 'link' | 'phone' | 'idNumber' | 'name' | 'userName';

/** Words of a text that tell who wrote it. */
export interface TellingWords {
  readonly kind: TellingKind;
  /** As they were typed. */
  readonly words: string;
}

/** A stretch of a reading that tells who wrote it. */
export interface Finding {
  readonly kind: TellingKind;
  readonly start: number;
  readonly end: number;
}

/** @returns a finding of each match, or of its group `telling` where the pattern names one (flag `d`) */
export const findingsOf = (kind: TellingKind, matches: Iterable<RegExpMatchArray>): Finding[] =>
  [...matches].map((match) => {
    const start = match.index ?? 0;
    const [from, to] = match.indices?.groups?.telling ?? [start, start + match[0].length];
    return { kind, start: from, end: to };
  });
