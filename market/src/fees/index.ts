export { creditNetOre, feeOreOf } from './amounts.js';
export {
  FEE_REFUNDS,
  feeRefundPercent,
  HIRE_NOTICE_BUSINESS_DAYS,
  INVOICE_AFTER_DAYS,
  INVOICE_DUE_DAYS,
  INVOICE_REMINDER_DAYS,
  INVOICE_REMINDERS_APART_DAYS,
  invoiceDueAt,
  invoiceDueOn,
  isLateNotice,
  isOverdue,
  isReminderDue,
  lastOverdueDay,
} from './terms.js';
