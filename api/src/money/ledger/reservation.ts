import type { ClientSession, Types } from 'mongoose';
import { TEXTS } from '@vela/contracts/texts';
import { launchOfferRuns } from '@vela/market/offers';
import { HIRES_UNTIL_FREE } from '@vela/market/prices';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Reservation } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { post } from './post.js';

type Needs = Collections<'companies' | 'ledgerEntries'> & Pick<Platform, 'clock'>;

const NOTHING: Reservation = { account: null, amount: 0 };

/**
 * Chooses what a request reserves: nothing where it costs nothing, else a free profile, those that expire first, else
 * tokens.
 * @param tokens price of the talent's seniority
 * @returns null if the company can afford none of them
 */
export function chooseReservation(company: CompanyDocument, tokens: number, now: Date): Reservation | null {
  if (tokens === 0 || company.confirmedHires >= HIRES_UNTIL_FREE) return NOTHING;
  const { base, launchOffer, tokens: tokenAccount } = company.balance;
  if (launchOfferRuns(company.launchOfferUntil, now) && launchOffer.free > 0)
    return { account: 'launchOffer', amount: 1 };
  if (base.free > 0) return { account: 'base', amount: 1 };
  return tokenAccount.free >= tokens ? { account: 'tokens', amount: tokens } : null;
}

interface ConnectionReservation {
  readonly _id: Types.ObjectId;
  readonly companyId: Types.ObjectId;
  readonly reservation: Reservation;
}

/**
 * Reserves what a request costs.
 * @param session the transaction in which the request itself is written
 * @throws AppError 402 if it cannot be afforded
 */
export async function reserve(
  app: Needs,
  { companyId, connectionId, tokens }: { companyId: Types.ObjectId; connectionId: Types.ObjectId; tokens: number },
  session: ClientSession,
): Promise<Reservation> {
  const company = await app.models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  const reservation = company === null ? null : chooseReservation(company, tokens, app.clock.now());
  if (reservation === null) throw new AppError(402, TEXTS.cannotAfford);
  const { account, amount } = reservation;
  if (account !== null)
    await post(
      app,
      { companyId, account, amount, kind: 'reserve', cause: 'connection', causeId: connectionId },
      session,
    );
  return reservation;
}

/** Consumes what an accepted request had reserved. */
export async function consume(app: Needs, connection: ConnectionReservation, session: ClientSession): Promise<void> {
  const { account, amount } = connection.reservation;
  if (account === null) return;
  const { companyId, _id: causeId } = connection;
  await post(app, { companyId, account, amount, kind: 'consume', cause: 'connection', causeId }, session);
}

/** Gives back what an unanswered or declined request had reserved; a launch-offer profile whose time is over expires. */
export async function release(app: Needs, connection: ConnectionReservation, session: ClientSession): Promise<void> {
  const { account, amount } = connection.reservation;
  if (account === null) return;
  const { companyId, _id: causeId } = connection;
  const posting = { companyId, account, amount, cause: 'connection', causeId } as const;
  await post(app, { ...posting, kind: 'release' }, session);
  if (account !== 'launchOffer') return;
  const company = await app.models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  if (company !== null && !launchOfferRuns(company.launchOfferUntil, app.clock.now()))
    await post(app, { ...posting, kind: 'expire' }, session);
}
