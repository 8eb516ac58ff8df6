import { REPORT_REASONS, type ReportReason, STORAGE_KEYS } from '@vela/contracts/constants';

/** A report that somebody began and did not send. */
export interface BegunReport {
  readonly reason: ReportReason | null;
  readonly text: string;
}

export const NO_REPORT: BegunReport = { reason: null, text: '' };

/** Ends with the session of whoever wrote it, as all that is written in conversations. */
const keyOf = (userId: string, about: string): string => `${STORAGE_KEYS.conversation}.${userId}.report.${about}`;

/**
 * @param about what is reported: the kind of thing and its id
 * @returns what was kept; nothing where it was written by another version or by hand
 */
export function readReport(storage: Storage, userId: string, about: string): BegunReport {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId, about)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NO_REPORT;
    const reason = REPORT_REASONS.find((each) => 'reason' in kept && kept.reason === each) ?? null;
    return { reason, text: 'text' in kept && typeof kept.text === 'string' ? kept.text : '' };
  } catch {
    return NO_REPORT;
  }
}

/** Keeps it, or forgets what is empty; a storage that refuses costs what is kept, never the typing. */
export function writeReport(storage: Storage, userId: string, about: string, report: BegunReport): void {
  const key = keyOf(userId, about);
  try {
    if (report.reason === null && report.text === '') storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(report));
  } catch {
    // See above.
  }
}
