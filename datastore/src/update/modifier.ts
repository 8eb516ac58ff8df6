import type { FilterContext } from '../filter/predicate.js';
import { show } from '../values/show.js';
import { type Document, fieldOf, type Value } from '../values/value.js';

/** One modifier applied to one place. */
export interface Application {
  readonly document: Document;
  /** Where, without placeholders. */
  readonly path: readonly string[];
  readonly operand: Value;
  readonly context: FilterContext;
  readonly now: Date;
}

/** Applies one update operator. */
export type Modifier = (application: Application) => void;

/** A document's id, for messages. */
export function identify(document: Document): string {
  return `{_id: ${show(fieldOf(document, '_id'))}}`;
}
