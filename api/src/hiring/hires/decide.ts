import { type ClientSession, Types } from 'mongoose';
import {
  type AdminHire,
  BONUS_STATES,
  type HireBonus,
  type HireConfirmation,
  type ReasonInput,
} from '@vela/contracts/schemas';
import { t } from '@vela/language';
import { dayOf } from '@vela/market/days';
import { invoiceDueAt } from '@vela/market/fees';
import type { Settings } from '../../config/index.js';
import { creditInvoice, invoiceOfHire } from '../../money/invoices/index.js';
import { type AuditEntry, recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError, fieldError } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import { unmarkHired } from '../connections/index.js';
import { noSuchHire } from './erase.js';
import { adminHireOf, type NamedRoles } from './list.js';
import { tellOfBonus, tellOfConfirmation, tellOfRejection, tellOfUndoing } from './mails.js';

type Needs = Collections<
  'auditEntries' | 'companies' | 'connections' | 'documents' | 'hires' | 'invoices' | 'numberSeries' | 'users'
> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  NamedRoles &
  Settings<'appOrigin' | 'seller'>;

type ConfirmHireNeeds = Collections<'auditEntries' | 'companies' | 'hires' | 'invoices' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  NamedRoles &
  Settings<'appOrigin'>;

interface Decision {
  readonly caller: Caller;
  readonly session: ClientSession;
}

async function reported(app: Collections<'hires'>, id: string, session: ClientSession): Promise<HireDocument> {
  const hire = await app.models.hires.findById(new Types.ObjectId(id)).session(session).lean<HireDocument | null>();
  if (hire === null) throw noSuchHire();
  return hire;
}

/** Writes a decision and notes it in the log, in its transaction. @returns the hire as it is then */
export async function change(
  app: Collections<'auditEntries' | 'hires'> & Pick<Platform, 'clock'>,
  { caller, session }: Decision,
  hire: HireDocument,
  changes: Partial<HireDocument>,
  audit: { readonly action: AuditEntry['action']; readonly details: NonNullable<AuditEntry['details']> },
): Promise<HireDocument> {
  await app.models.hires.updateOne({ _id: hire._id }, { $set: changes }, { session });
  await recordAudit(app, session, {
    ...audit,
    actorId: caller.userId,
    subject: 'hire',
    subjectId: hire._id,
    companyId: hire.companyId,
  });
  return { ...hire, ...changes };
}

/** Decides about a hire in one transaction. @returns the hire as the platform sees it @throws AppError 404 */
export async function decide(
  app: Collections<'companies' | 'hires' | 'invoices' | 'users'> &
    Pick<Platform, 'clock' | 'inTransaction'> &
    NamedRoles,
  caller: Caller,
  id: string,
  work: (decision: Decision, hire: HireDocument) => Promise<HireDocument>,
): Promise<AdminHire> {
  const hire = await app.inTransaction(async (session) => work({ caller, session }, await reported(app, id, session)));
  return adminHireOf(app, hire);
}

const mustBeReported = ({ status }: HireDocument): void => {
  if (status !== 'reported')
    throw new AppError(
      409,
      t(
        '{status, select, confirmed {This hire is confirmed already.} rejected {This hire is rejected already.} undone {This hire is undone already.} other {This hire is {status} already.}}',
        { status },
      ),
    );
};

/**
 * Confirms a hire: it counts for the company, once for each talent, and its fee is invoiced a day later.
 * @throws AppError 404, 409 if it is decided already, 422 if the talent has not confirmed it and no reason is given
 */
export const confirmHire = (
  app: ConfirmHireNeeds,
  caller: Caller,
  id: string,
  { bonusSek, reason = '' }: HireConfirmation,
): Promise<AdminHire> =>
  decide(app, caller, id, async (decision, hire) => {
    mustBeReported(hire);
    if (hire.companyReportedAt === null && reason === '')
      throw fieldError('reason', t('The company has not reported this hire. Say why you confirm it.'));
    if (hire.answer?.answer !== 'confirmed' && reason === '')
      throw fieldError('reason', t('The talent has not confirmed this hire. Say why you do.'));
    const { session } = decision;
    const now = app.clock.now();
    const earlier = await app.models.hires
      .exists({ companyId: hire.companyId, jobSeekerProfileId: hire.jobSeekerProfileId, status: 'confirmed' })
      .session(session);
    // The company is written in any case, so that two hires of one talent that are confirmed at once wait for each other.
    await app.models.companies.updateOne(
      { _id: hire.companyId },
      { $inc: { confirmedHires: earlier === null ? 1 : 0 }, $set: { updatedAt: now } },
      { session },
    );
    const confirmed = await change(
      app,
      decision,
      hire,
      {
        status: 'confirmed',
        confirmedAt: now,
        bonusSek,
        invoiceDueAt: invoiceDueAt(now),
      },
      { action: 'admin.hireConfirmed', details: { reason, bonusSek, feeOre: hire.feeOre } },
    );
    await tellOfConfirmation(app, confirmed, session);
    return confirmed;
  });

/** A company that never reported it has said nothing of its stage; another hire on the same yes goes on saying it. */
async function takeBackStage(
  app: Collections<'connections' | 'hires'>,
  { _id, connectionId, companyReportedAt, stageBefore }: HireDocument,
  session: ClientSession,
): Promise<void> {
  if (companyReportedAt === null) return;
  const another = await app.models.hires
    .exists({ _id: { $ne: _id }, connectionId, status: { $in: ['reported', 'confirmed'] } })
    .session(session);
  if (another === null) await unmarkHired(app, connectionId, stageBefore, session);
}

/** Rejects a reported hire. @throws AppError 404, 409 if it is decided already */
export const rejectHire = (
  app: ConfirmHireNeeds & Collections<'connections'>,
  caller: Caller,
  id: string,
  { reason }: ReasonInput,
): Promise<AdminHire> =>
  decide(app, caller, id, async (decision, hire) => {
    mustBeReported(hire);
    const rejected = await change(
      app,
      decision,
      hire,
      { status: 'rejected', live: false, rejection: reason },
      { action: 'admin.hireRejected', details: { reason } },
    );
    await takeBackStage(app, rejected, decision.session);
    await tellOfRejection(app, rejected, decision.session);
    return rejected;
  });

/**
 * Sets the talent's bonus, or takes it a step on: planned, announced, paid. The talent is told of each change.
 * @throws AppError 404, 409 while the hire is not confirmed or once the bonus is paid, 422 for a step back or a payment
 * in the future
 */
export const setHireBonus = (
  app: ConfirmHireNeeds,
  caller: Caller,
  id: string,
  { bonusSek, state, on, reason }: HireBonus,
): Promise<AdminHire> =>
  decide(app, caller, id, async (decision, hire) => {
    if (hire.status !== 'confirmed') throw new AppError(409, t('A bonus belongs to a confirmed hire.'));
    const before = hire.bonusState ?? 'planned';
    if (before === 'paid') throw new AppError(409, t('This bonus is paid already.'));
    if (BONUS_STATES.indexOf(state) < BONUS_STATES.indexOf(before))
      throw fieldError('state', t('What is announced is not taken back: change its amount or day.'));
    if (state === 'paid' && (on ?? '') > dayOf(app.clock.now()))
      throw fieldError('on', t('A bonus cannot have been paid in the future.'));
    const bonusOn = state === 'planned' ? null : (on ?? null);
    const rewarded = await change(
      app,
      decision,
      hire,
      { bonusSek, bonusState: state, bonusOn },
      { action: 'admin.hireBonusSet', details: { reason, bonusSek, state, on: bonusOn, before: hire.bonusSek } },
    );
    const changed = bonusSek !== hire.bonusSek || state !== before || bonusOn !== (hire.bonusOn ?? null);
    if (changed) await tellOfBonus(app, rewarded, decision.session);
    return rewarded;
  });

/**
 * Undoes a hire that was confirmed in error: it no longer counts for the company, what is left of its fee is credited,
 * and it can be reported anew.
 * @throws AppError 404, 409 unless it is confirmed, or once its bonus is paid
 */
export const undoHire = (app: Needs, caller: Caller, id: string, { reason }: ReasonInput): Promise<AdminHire> =>
  decide(app, caller, id, async (decision, hire) => {
    if (hire.status !== 'confirmed') throw new AppError(409, t('Only a confirmed hire can be undone.'));
    if (hire.bonusState === 'paid') throw new AppError(409, t('The bonus of this hire is paid: agree on it first.'));
    const { session } = decision;
    const { models, clock } = app;
    const { companyId, jobSeekerProfileId } = hire;
    const another = await models.hires
      .exists({ _id: { $ne: hire._id }, companyId, jobSeekerProfileId, status: 'confirmed' })
      .session(session);
    await models.companies.updateOne(
      { _id: companyId },
      { $inc: { confirmedHires: another === null ? -1 : 0 }, $set: { updatedAt: clock.now() } },
      { session },
    );
    const invoice = await invoiceOfHire(app, hire._id, session);
    if (invoice !== null) await creditInvoice(app, invoice, { percent: null, reason: 'hireUndone' }, session);
    const undone = await change(
      app,
      decision,
      hire,
      {
        status: 'undone',
        live: false,
        rejection: reason,
        bonusSek: null,
        bonusState: null,
        bonusOn: null,
        invoiceDueAt: null,
        endReportedOn: null,
      },
      { action: 'admin.hireUndone', details: { reason, invoiced: invoice !== null } },
    );
    await takeBackStage(app, undone, session);
    await tellOfUndoing(app, undone, session);
    return undone;
  });
