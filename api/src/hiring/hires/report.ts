import { Types } from 'mongoose';
import type { CompanyHire, HireEndInput, HireInput } from '@vela/contracts/schemas';
import { dayOf } from '@vela/market/days';
import { feeOreOf, isLateNotice } from '@vela/market/fees';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import type { CompanyCaller } from '../../platform/endpoints/index.js';
import { AppError, fieldError, isDuplicateKey, notFound } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import { markHired } from '../connections/index.js';
import { connectionOn } from '../connections/index.js';
import { companyHireOf } from './list.js';
import { askTalent } from './mails.js';

type Needs = Collections<'auditEntries' | 'companies' | 'connections' | 'hires' | 'invoices' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'>;

const noSuchHire = (): AppError => notFound('There is no such hire.');

/**
 * Takes in a signed agreement with a talent who accepted a request. The fee follows from the seniority that the request
 * was priced with. Told later than the terms allow, it is flagged.
 * @throws AppError 404 for another company's connection, 409 if it is not accepted or was reported before, 422 for a
 * day in the future
 */
export async function reportHire(
  app: Needs,
  caller: CompanyCaller,
  { connectionId, ...agreement }: HireInput,
): Promise<CompanyHire> {
  const { models, clock } = app;
  const connection = await connectionOn(app, 'company', caller, connectionId, 'Only the company can report a hire.');
  if (connection.status !== 'accepted')
    throw new AppError(409, 'A hire can be reported once the talent has accepted the request.');
  const now = clock.now();
  const today = dayOf(now);
  if (agreement.signedOn > today) throw fieldError('signedOn', 'The agreement cannot be signed in the future.');
  if (connection.answeredAt !== null && agreement.signedOn < dayOf(connection.answeredAt))
    throw fieldError('signedOn', 'The agreement cannot be older than the talent’s yes.');
  const hire: HireDocument = {
    _id: new Types.ObjectId(),
    companyId: caller.companyId,
    connectionId: connection._id,
    jobSeekerProfileId: connection.jobSeekerProfileId,
    reportedBy: caller.userId,
    reportedAt: now,
    roleName: connection.openRole.name,
    agreement,
    late: isLateNotice(agreement.signedOn, today),
    band: connection.price.band,
    feeOre: feeOreOf(connection.price.band),
    status: 'reported',
    live: true,
    answer: null,
    confirmedAt: null,
    rejection: null,
    bonusSek: null,
    invoiceDueAt: null,
    endReportedOn: null,
    endedOn: null,
  };
  await app
    .inTransaction(async (session) => {
      await models.hires.insertOne(hire, { session });
      await markHired(app, connection._id, session);
      await askTalent(app, hire, session);
      await recordAudit(app, session, {
        action: 'money.hireReported',
        actorId: caller.userId,
        subject: 'hire',
        subjectId: hire._id,
        companyId: caller.companyId,
        details: { late: hire.late, feeOre: hire.feeOre },
      });
    })
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? new AppError(409, 'This hire was reported already.') : error;
    });
  return companyHireOf(app, hire);
}

/**
 * Notes that the company says a contract has ended. The platform confirms it before anything is given back.
 * @throws AppError 404 for another company's hire, 409 if it is not confirmed or has ended, 422 for an impossible day
 */
export async function reportHireEnd(
  app: Collections<'companies' | 'hires' | 'invoices' | 'users'> & Pick<Platform, 'clock'>,
  caller: CompanyCaller,
  id: string,
  { endedOn }: HireEndInput,
): Promise<CompanyHire> {
  const filter = { _id: new Types.ObjectId(id), companyId: caller.companyId };
  const hire = await app.models.hires.findOne(filter).lean<HireDocument | null>();
  if (hire === null) throw noSuchHire();
  if (endedOn < hire.agreement.startsOn) throw fieldError('endedOn', 'The contract cannot end before it starts.');
  if (endedOn > dayOf(app.clock.now())) throw fieldError('endedOn', 'Tell us once the contract has ended.');
  const noted = await app.models.hires
    .findOneAndUpdate(
      { ...filter, status: 'confirmed', endedOn: null },
      { $set: { endReportedOn: endedOn } },
      { returnDocument: 'after' },
    )
    .lean<HireDocument | null>();
  if (noted === null)
    throw new AppError(409, 'The end of a contract can be reported while the hire is confirmed and goes on.');
  return companyHireOf(app, noted);
}
