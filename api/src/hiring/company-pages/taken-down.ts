import type { ClientSession, Types } from 'mongoose';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';

/** Takes a page and its logo out of talent's sight. What it says stays with the company, to be changed. */
export async function takeDown(
  { models, clock }: Collections<'companies'> & Pick<Platform, 'clock'>,
  companyId: Types.ObjectId,
  reason: string,
  session: ClientSession,
): Promise<void> {
  await models.companies.updateOne(
    { _id: companyId },
    { $set: { pageTakenDown: { at: clock.now(), reason, changedAt: null } } },
    { session },
  );
}

/** Shows a page again. */
export async function showAgain(
  { models }: Collections<'companies'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.companies.updateOne({ _id: companyId }, { $set: { pageTakenDown: null } }, { session });
}
