import { addDays, type Day, dayOf, type Moment, startOfDay } from '../days/index.js';

/** Days from the beginning of a month until the roles that talent comes upon follow the shields of then. */
export const ROLES_FOLLOW_AFTER_DAYS = 7;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** @returns the latest beginning of a month at which shields were read, or are still to be followed */
export const shieldsLastRead = (now: Moment): Date => startOfDay(firstOfMonth(dayOf(now)));

/**
 * The moment whose shields the unnamed roles follow that a talent comes upon. Would they follow each shield by itself, raising
 * one and taking it down again told whose a role is (docs/decisions/0253).
 * @returns the latest beginning of a month that is `ROLES_FOLLOW_AFTER_DAYS` ago
 */
export const rolesFollow = (now: Moment): Date =>
  startOfDay(firstOfMonth(addDays(dayOf(now), -ROLES_FOLLOW_AFTER_DAYS)));
