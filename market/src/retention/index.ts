import { type Day, dayOf, daysLater, type Moment } from '../days/index.js';

/** A talent's account that nobody signed in to is deleted after this many days, and that is told by mail before. */
export const ACCOUNT_KEPT_DAYS = 730;
export const ACCOUNT_WARNING_DAYS = 30;

/** What a person was told on the page is forgotten after this many days. */
export const NOTIFICATION_KEPT_DAYS = 90;

/** @returns the day on which an account that was warned of is deleted */
export const accountEndsOn = (warnedAt: Moment): Day => dayOf(daysLater(warnedAt, ACCOUNT_WARNING_DAYS));
