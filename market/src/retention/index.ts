import { type Day, dayOf, daysLater, type Moment } from '../days/index.js';
import { ACCOUNT_WARNING_DAYS } from './days.js';

export {
  ACCOUNT_KEPT_DAYS,
  ACCOUNT_WARNING_DAYS,
  ACCOUNT_WARNINGS_TRIED,
  CSP_COUNTS_KEPT_DAYS,
  FAILED_MAIL_KEPT_DAYS,
  INVITATION_KEPT_DAYS,
  JOIN_REQUEST_KEPT_DAYS,
  LOOKS_KEPT_DAYS,
  MATCH_SNAPSHOT_CHANGE_MINUTES,
  MATCH_SNAPSHOT_KEPT_DAYS,
  MATCH_SNAPSHOT_LEAVER_MINUTES,
  NOTIFICATION_KEPT_DAYS,
  RANKINGS_KEPT_DAYS,
  SKILL_SUGGESTION_KEPT_DAYS,
  SKILL_SUGGESTION_WAITS_DAYS,
  SUBSCRIPTION_KEPT_DAYS,
} from './days.js';
export { RETENTION, type Retention } from './table.js';

/** @returns the day on which an account that was warned of is deleted */
export const accountEndsOn = (warnedAt: Moment): Day => dayOf(daysLater(warnedAt, ACCOUNT_WARNING_DAYS));
