// What the bench of the match engines measures, as it is handed from one part to the next.
import type { EventLoopFigures } from './event-loop.js';
import type { IndexFigures } from './index-figures.js';
import type { RolePageFigures } from './role-page.js';
import type { StartFigures } from './starts.js';

/** What one engine needed for a role, and whether its answers were the index's. */
export interface Compared {
  readonly engine: string;
  /** Median of its rounds, in milliseconds. */
  readonly ms: number;
  readonly rounds: number;
  /** Answers that differ from the index's. */
  readonly different: number;
  readonly finished: boolean;
}

/** All engines beside each other at one number of profiles. */
export interface Result {
  readonly size: number;
  /** Whether every category was searched, not only the role's. */
  readonly all: boolean;
  readonly compared: readonly Compared[];
  readonly index: IndexFigures;
  readonly rolePage: RolePageFigures | null;
  readonly starts: StartFigures | null;
  readonly eventLoop: EventLoopFigures | null;
}
