/** What a page was refused, without anything that tells who looked at it. */
export interface CspViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** Reports that one call may carry; browsers send few. */
const BATCH_MAX = 20;
const TEXT_MAX = 100;
const DIRECTIVE = /^[a-z-]{3,40}$/;
/** Ids, handles and secrets in paths: whatever no person would have written. */
const OPAQUE = /\/(?=[^/]*\d)[\w-]{10,}|\/[\w-]{20,}/g;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The origin alone: paths of others are nobody's business, and extensions have a name of their own in theirs. */
function blockedOf(text: string): string {
  const url = urlOf(text);
  if (url === null) return /^[a-z-]{1,40}$/.test(text) ? text : 'unknown';
  return (/^https?:|^wss?:/.test(url.protocol) ? url.host : url.protocol.replace(':', '')).slice(0, TEXT_MAX);
}

const pageOf = (text: string): string => (urlOf(text)?.pathname ?? '/').replace(OPAQUE, '/…').slice(0, TEXT_MAX);

/** @param report of either form: CSP's own (`report-uri`), or the Reporting API's (`report-to`) */
function violationOf(report: Readonly<Record<string, unknown>>): CspViolation | null {
  const directive = textOf(
    report['effectiveDirective'] ?? report['effective-directive'] ?? report['violated-directive'],
  );
  const [name = ''] = directive.split(' ');
  if (!DIRECTIVE.test(name)) return null;
  return {
    directive: name,
    blocked: blockedOf(textOf(report['blockedURL'] ?? report['blocked-uri'])),
    page: pageOf(textOf(report['documentURL'] ?? report['document-uri'])),
  };
}

/** Reports of either form, of whatever they may be about; null where the body holds none. */
function reportsIn(body: Buffer): readonly unknown[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  if (isRecord(parsed)) return isRecord(parsed['csp-report']) ? [parsed['csp-report']] : null;
  if (!Array.isArray(parsed) || parsed.length === 0) return null;
  const entries: readonly unknown[] = parsed.slice(0, BATCH_MAX);
  if (!entries.every((entry) => isRecord(entry) && typeof entry['type'] === 'string')) return null;
  return entries.map((entry) => (isRecord(entry) && entry['type'] === 'csp-violation' ? entry['body'] : null));
}

/**
 * Reads what browsers report. They are anybody: a report that says nothing of use is left out.
 * @param body the body's bytes
 * @returns null where the body is no report at all
 */
export function violationsIn(body: Buffer): readonly CspViolation[] | null {
  return (
    reportsIn(body)?.flatMap((report) => {
      const violation = isRecord(report) ? violationOf(report) : null;
      return violation === null ? [] : [violation];
    }) ?? null
  );
}
