import type { AnalyticsService } from '@vela/contracts/remote';

/** Counting that is silent until the visitor consented, and again once consent is withdrawn. */
export interface ConsentedAnalytics extends AnalyticsService {
  /** @param sink takes the events from now on; null stops it */
  readonly send: (sink: AnalyticsService['track'] | null) => void;
}

/** @returns analytics without consent */
export function createAnalytics(): ConsentedAnalytics {
  let consented: AnalyticsService['track'] | null = null;
  return {
    track: (event) => consented?.(event),
    send: (sink) => {
      consented = sink;
    },
  };
}
