/** What is counted after consent. */
export const ANALYTICS_EVENTS = [
  'page_viewed',
  'newsletter_joined',
  'role_posted',
  'request_sent',
  'request_answered',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** Events that one call may carry. */
export const ANALYTICS_BATCH_MAX = 20;
