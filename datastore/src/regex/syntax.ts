import type { CharacterSet } from './character-set.js';

/** A place in the text that takes no characters. */
export type Place = 'start' | 'end' | 'end or last newline' | 'line start' | 'line end' | 'word edge' | 'no word edge';

/** A parsed regular expression, or a part of one. */
export type Node =
  /** One character out of a set. */
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'group'; readonly capturing: boolean; readonly alternatives: readonly Sequence[] }
  | {
      readonly kind: 'look';
      readonly ahead: boolean;
      readonly negated: boolean;
      readonly alternatives: readonly Sequence[];
    }
  /** What a group before it has matched. */
  | { readonly kind: 'backreference'; readonly group: number }
  | {
      readonly kind: 'repeat';
      readonly node: Node;
      readonly least: number;
      /** Infinity for no limit. */
      readonly most: number;
      readonly lazy: boolean;
    };

export type Sequence = readonly Node[];

/** A whole regular expression. */
export interface Pattern {
  readonly alternatives: readonly Sequence[];
  /** Whether back references match in any case; sets have all the cases that they match. */
  readonly ignoreCase: boolean;
}
