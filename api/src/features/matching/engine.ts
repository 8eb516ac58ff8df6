import type { MatchRole, RankedPage, RankQuery } from '@vela/matching';

/** Ranks the talents that are eligible for a role. */
export interface MatchEngine {
  /** Whether it can answer; readiness of the instance waits for it. */
  readonly ready: boolean;
  /** Makes it ready. */
  start(): Promise<void>;
  stop(): Promise<void>;
  rank(role: MatchRole, query: RankQuery): Promise<RankedPage>;
  /** @returns how many talents are eligible */
  count(role: MatchRole): Promise<number>;
  /** Tells it that a profile was saved, once the save is done. */
  profileSaved(profileId: string): void;
}
