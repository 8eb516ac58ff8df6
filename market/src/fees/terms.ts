import {
  addBusinessDays,
  addDays,
  addMonths,
  businessDayBefore,
  businessDayFrom,
  type Day,
  dayOf,
  daysLater,
  type Moment,
} from '../days/index.js';

/** Share of the recruitment fee given back if a contract ends within so many months of probation. */
export const FEE_REFUNDS = [
  { withinMonths: 1, percent: 75 },
  { withinMonths: 2, percent: 50 },
  { withinMonths: 3, percent: 35 },
] as const;

/** Business days in which a signed agreement must be told to the platform. */
export const HIRE_NOTICE_BUSINESS_DAYS = 5;
/** Days after a hire's confirmation on which its invoice is made out. */
export const INVOICE_AFTER_DAYS = 1;
export const INVOICE_DUE_DAYS = 30;
/** Days after the last one on which it is paid in time, on which an unpaid invoice is reminded of; the specification gives none. */
export const INVOICE_REMINDER_DAYS = [1, 8, 15] as const;
/** Days that lie between two reminders at least, where one of them came late. */
export const INVOICE_REMINDERS_APART_DAYS = 5;

/** @returns whether the platform was told of a signed agreement later than the terms allow (docs/specification.md, "A signed agreement") */
export const isLateNotice = (signedOn: Day, toldOn: Day): boolean =>
  toldOn > addBusinessDays(signedOn, HIRE_NOTICE_BUSINESS_DAYS);

/** @returns when the invoice of a hire that is confirmed now is made out */
export const invoiceDueAt = (confirmedAt: Moment): Date => daysLater(confirmedAt, INVOICE_AFTER_DAYS);

/** @returns the day on which an invoice is due; one that is no business day is paid in time until the next that is */
export const invoiceDueOn = (issuedAt: Moment): Day => addDays(dayOf(issuedAt), INVOICE_DUE_DAYS);

/** @returns the last due day whose invoices are overdue, where they are unpaid: all that were due after it can still be paid in time */
export const lastOverdueDay = (today: Day): Day => businessDayBefore(today);

/** @returns whether an unpaid invoice is overdue */
export const isOverdue = (dueOn: Day, today: Day): boolean => dueOn <= lastOverdueDay(today);

/** How many steps of `INVOICE_REMINDER_DAYS` have fallen due by a day. */
const reminderSteps = (dueOn: Day, today: Day): number =>
  INVOICE_REMINDER_DAYS.filter((days) => today >= addDays(businessDayFrom(dueOn), days)).length;

/**
 * Steps that passed unseen are made up for by one reminder, and the next one waits for its own step and for some days
 * after the last.
 * @param dueOn as `invoiceDueOn` gave it
 * @param remindedOn day of the last reminder, null before the first
 * @returns whether a reminder of an unpaid invoice is due
 */
export function isReminderDue(
  { dueOn, remindedOn }: { readonly dueOn: Day; readonly remindedOn: Day | null },
  today: Day,
): boolean {
  if (remindedOn === null) return reminderSteps(dueOn, today) > 0;
  if (today < addDays(remindedOn, INVOICE_REMINDERS_APART_DAYS)) return false;
  return reminderSteps(dueOn, today) > reminderSteps(dueOn, remindedOn);
}

/**
 * Share of the fee that is given back when a contract ends (docs/specification.md, "Fee given back").
 * @param startsOn first day of work
 * @param probationEndsOn last day of the probation, null where there is none
 * @param endedOn last day of work
 * @returns per cent; 0 after the probation or its third month
 */
export function feeRefundPercent({
  startsOn,
  probationEndsOn,
  endedOn,
}: {
  readonly startsOn: Day;
  readonly probationEndsOn: Day | null;
  readonly endedOn: Day;
}): number {
  if (probationEndsOn === null || endedOn > probationEndsOn) return 0;
  return FEE_REFUNDS.find(({ withinMonths }) => endedOn <= addMonths(startsOn, withinMonths))?.percent ?? 0;
}
