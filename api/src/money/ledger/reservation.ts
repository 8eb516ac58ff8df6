import type { ClientSession, Types } from 'mongoose';
import type { GivenBack } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { launchOfferRuns } from '@vela/market/offers';
import { owedTokensText, reservationFor } from '@vela/market/prices';
import { AppError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Reservation } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { post } from './post.js';
import { fundsOf } from './request-cost.js';

type Needs = Collections<'companies' | 'ledgerEntries'> & Pick<Platform, 'clock'>;

interface ConnectionReservation {
  readonly _id: Types.ObjectId;
  readonly companyId: Types.ObjectId;
  readonly reservation: Reservation;
  readonly createdAt: Date;
}

/** A company that owes tokens is told so, and why. */
const refusal = ({ balance }: CompanyDocument): AppError => {
  const owed = balance.tokens.debt;
  return new AppError(402, owed === 0 ? TEXTS.cannotAfford : owedTokensText(owed));
};

/**
 * Reserves what a request costs.
 * @param company as `meetCompany` gave it in the same transaction
 * @param session the transaction in which the request itself is written
 * @throws AppError 402 if it cannot be afforded
 */
export async function reserve(
  app: Needs,
  company: CompanyDocument,
  { connectionId, tokens }: { connectionId: Types.ObjectId; tokens: number },
  session: ClientSession,
): Promise<Reservation> {
  const { _id: companyId } = company;
  const reservation = reservationFor(tokens, fundsOf(company, app.clock.now()));
  if (reservation === null) throw refusal(company);
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

/** What decides what comes back to a company. */
type Returning = Pick<CompanyDocument, 'balance' | 'freeProfilesGivenBefore' | 'launchOfferUntil'>;

/**
 * @returns what becomes of a reservation that is released now: a free profile is lost where its offer is over, or it turned out
 *   that it had been given before, and tokens repay a debt first
 */
export function givenBackOf(
  { balance, freeProfilesGivenBefore, launchOfferUntil }: Returning,
  { reservation: { account }, createdAt }: Pick<ConnectionReservation, 'reservation' | 'createdAt'>,
  now: Date,
): GivenBack {
  if (account === null) return 'nothing';
  if (account === 'tokens') return balance.tokens.debt > 0 ? 'repays' : 'all';
  if (account === 'launchOffer' && !launchOfferRuns(launchOfferUntil, now)) return 'offerOver';
  return freeProfilesGivenBefore != null && createdAt < freeProfilesGivenBefore ? 'givenBefore' : 'all';
}

/**
 * Gives back what an unanswered or declined request had reserved; a free profile that is the company's no more expires.
 * @returns what became of it
 */
export async function release(
  app: Needs,
  connection: ConnectionReservation,
  session: ClientSession,
): Promise<GivenBack> {
  const { account, amount } = connection.reservation;
  if (account === null) return 'nothing';
  const { companyId, _id: causeId } = connection;
  // As it stands before: what is released repays a debt at once.
  const company = await app.models.companies.findById(companyId).session(session).orFail().lean<CompanyDocument>();
  const givenBack = givenBackOf(company, connection, app.clock.now());
  const posting = { companyId, account, amount, cause: 'connection', causeId } as const;
  await post(app, { ...posting, kind: 'release' }, session);
  if (givenBack === 'offerOver' || givenBack === 'givenBefore')
    await post(app, { ...posting, kind: 'expire' }, session);
  return givenBack;
}
