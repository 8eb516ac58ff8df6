import { daysLater } from '@vela/market/days';
import { FAILED_MAIL_KEPT_DAYS } from '@vela/market/retention';
import type { Collections } from '../../records/models.js';
import type { Clock } from '../clock/index.js';

/**
 * Forgets what a message says that was given up and that nobody has had delivered again within `FAILED_MAIL_KEPT_DAYS`: it may hold names,
 * addresses and links that work, of people without an account too. That there was one stays, as of those that came too late.
 */
export async function forgetFailed({
  models,
  clock,
}: Collections<'outbox'> & { readonly clock: Clock }): Promise<void> {
  await models.outbox.updateMany(
    { status: 'failed', dueAt: { $lte: daysLater(clock.now(), -FAILED_MAIL_KEPT_DAYS) } },
    { $set: { status: 'dropped', payload: null, fault: null, trace: null } },
  );
}
