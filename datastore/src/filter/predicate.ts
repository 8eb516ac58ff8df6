import type { Variables } from '../expression/scope.js';
import type { Collation } from '../values/collation.js';
import type { Comparison } from '../values/order.js';
import type { Document } from '../values/value.js';
import type { MatchTrace } from './path-traversal.js';

/** Whether a document matches; the trace, when given, learns the array position that did. */
export type Predicate = (document: Document, trace?: MatchTrace) => boolean;

/** What compiling a part of a filter needs to know besides that part. */
export interface FilterContext {
  readonly comparison: Comparison;
  readonly collation: Collation | undefined;
  /** Values of `$$name` in `$expr`. */
  readonly variables: Variables | undefined;
  /** Compiles a filter inside the filter, as `$elemMatch` holds one. */
  compileParts(source: Document): Predicate;
}
