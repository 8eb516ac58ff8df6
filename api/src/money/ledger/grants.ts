import type { ClientSession, Types } from 'mongoose';
import { LAUNCH_OFFER_PROFILES, launchOfferRuns } from '@vela/market/offers';
import { BASE_FREE_PROFILES } from '@vela/market/prices';
import type { Settings } from '../../config/index.js';
import { eachByItself } from '../../platform/jobs/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import { post } from './post.js';

/** @returns the end of the launch offer while it runs, else null */
export const runningLaunchOffer = ({
  config,
  clock,
}: Pick<Platform, 'clock'> & Settings<'launchOfferUntil'>): Date | null =>
  launchOfferRuns(config.launchOfferUntil, clock.now()) ? config.launchOfferUntil : null;

/** Writes the free profiles of a new company: the base for good, and those of the launch offer while it runs. */
export async function postFreeProfiles(
  app: Collections<'companies' | 'ledgerEntries'> & Pick<Platform, 'clock'> & Settings<'launchOfferUntil'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  const origin = { companyId, kind: 'grant', cause: 'companyCreated', causeId: companyId } as const;
  await post(app, { ...origin, account: 'base', amount: BASE_FREE_PROFILES }, session);
  if (runningLaunchOffer(app) !== null)
    await post(app, { ...origin, account: 'launchOffer', amount: LAUNCH_OFFER_PROFILES }, session);
}

/** Expires what is left of launch offers that have ended. @returns for how many companies */
export async function expireLaunchOffers(
  app: Collections<'companies' | 'ledgerEntries'> & Pick<Platform, 'clock' | 'inTransaction'>,
): Promise<number> {
  const { models, clock } = app;
  const due = await models.companies
    .find({ launchOfferUntil: { $lt: clock.now() }, 'balance.launchOffer.free': { $gt: 0 } })
    .select({ _id: 1 })
    .lean<{ _id: Types.ObjectId }[]>();
  await eachByItself(due, 'launch offers were not ended', ({ _id }) => expireLaunchOffer(app, _id));
  return due.length;
}

async function expireLaunchOffer(
  app: Collections<'companies' | 'ledgerEntries'> & Pick<Platform, 'clock' | 'inTransaction'>,
  companyId: Types.ObjectId,
): Promise<void> {
  await app.inTransaction(async (session) => {
    const company = await app.models.companies
      .findById(companyId)
      .session(session)
      .lean<{ balance: { launchOffer: { free: number } } } | null>();
    const amount = company?.balance.launchOffer.free ?? 0;
    if (amount === 0) return;
    await post(
      app,
      { companyId, account: 'launchOffer', kind: 'expire', amount, cause: 'launchOfferEnd', causeId: companyId },
      session,
    );
  });
}
