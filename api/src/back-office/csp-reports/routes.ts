import { t } from '@vela/language';
import { addDays, dayOf, startOfDay } from '@vela/market/days';
import { CSP_COUNTS_KEPT_DAYS } from '@vela/market/retention';
import type { Handlers } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import type { CspCounts } from '../../platform/observability/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { type CspViolation, violationsIn } from './violations.js';

interface Needs extends Collections<'cspViolations'>, Pick<Platform, 'clock'> {
  readonly cspCounts: CspCounts;
}

const BODY_MAX_BYTES = 16 * 1024;
const NO_REPORT = 'Send a report as browsers do: report-uri or Reporting API, as JSON.';
/** Kinds that one day holds; what comes after them is counted as one, so that nobody fills the store. */
const KINDS_MAX = 200;
const OTHERS = { blocked: 'others', page: '…' };

async function count({ models, clock }: Needs, violation: CspViolation): Promise<void> {
  const day = dayOf(clock.now());
  const known = await models.cspViolations.updateOne({ day, ...violation }, { $inc: { count: 1 } });
  if (known.matchedCount > 0) return;
  const isFull = (await models.cspViolations.countDocuments({ day })) >= KINDS_MAX;
  const kind = isFull ? { directive: violation.directive, ...OTHERS } : violation;
  const expiresAt = startOfDay(addDays(day, CSP_COUNTS_KEPT_DAYS));
  await models.cspViolations.updateOne(
    { day, ...kind },
    { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
    { upsert: true },
  );
}

/** What browsers report of the pages' policy: counted by day, directive, origin and page. */
export const cspReportHandlers = (app: Needs): Pick<Handlers, 'reportCspViolations'> => ({
  reportCspViolations: async ({ request }) => {
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) throw new AppError(400, NO_REPORT);
    if (body.length > BODY_MAX_BYTES) throw new AppError(413, t('The report is too long.'));
    const violations = violationsIn(body);
    if (violations === null) throw new AppError(400, NO_REPORT);
    for (const violation of violations) {
      app.cspCounts.count(violation.directive);
      await count(app, violation);
    }
    return { ok: true };
  },
});
