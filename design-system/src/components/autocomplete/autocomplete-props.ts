import type { Ref } from 'react';
import type { ControlProps } from '../field/index.js';
import type { AutocompleteOption } from './option.js';

export interface AutocompleteBaseProps<Value> extends ControlProps<Value> {
  readonly options: readonly AutocompleteOption[];
  /** Whether the reader's own words are a value too; Enter or leaving the field takes them. */
  readonly freeText?: boolean;
  /** Most suggestions shown at once. */
  readonly limit?: number;
  readonly placeholder?: string;
  /** The options are being fetched. */
  readonly loading?: boolean;
  /** Said when nothing fits what is typed. */
  readonly emptyText?: string;
  /** Offered as the last line where nothing is called as typed or begins so; it changes no value. */
  readonly missing?: {
    /** @returns words of the line */
    readonly say: (typed: string) => string;
    readonly take: (typed: string) => void;
  };
  readonly ref?: Ref<HTMLInputElement>;
}
