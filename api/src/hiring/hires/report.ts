import { type ClientSession, Types } from 'mongoose';
import type { CompanyHire, HireEndInput, HireInput, TalentHire } from '@vela/contracts/schemas';
import { agreementText } from '@vela/formats';
import { t } from '@vela/language';
import { dayOf, dayText } from '@vela/market/days';
import { feeOreOf, isLateNotice } from '@vela/market/fees';
import type { Settings } from '../../config/index.js';
import { recordAudit } from '../../platform/audit/index.js';
import { type CompanyCaller, type JobSeekerCaller, onCompanysSide } from '../../platform/endpoints/index.js';
import { AppError, fieldError, isDuplicateKey } from '../../platform/errors/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Agreement, HireDocument } from '../../records/hire.js';
import type { Collections } from '../../records/models.js';
import { markHired } from '../connections/index.js';
import { connectionOn } from '../connections/index.js';
import { isSameAgreement } from './agreements.js';
import { keepToldOfHires, noSuchHire } from './erase.js';
import { companyHireOf, type NamedRoles, talentHireOf } from './list.js';
import { askCompany, askTalent } from './mails.js';

type Needs = Collections<'auditEntries' | 'companies' | 'connections' | 'hires' | 'invoices' | 'users'> &
  Pick<Platform, 'clock' | 'inTransaction' | 'outbox'> &
  Settings<'appOrigin'> &
  NamedRoles;

/** @throws AppError 422 for days that cannot be */
function checkDays(connection: ConnectionDocument, { signedOn }: Agreement, today: string): void {
  if (signedOn > today) throw fieldError('signedOn', t('The agreement cannot be signed in the future.'));
  if (connection.answeredAt !== null && signedOn < dayOf(connection.answeredAt))
    throw fieldError('signedOn', t('The agreement cannot be older than the talent’s yes.'));
}

const newHire = (connection: ConnectionDocument, agreement: Agreement, at: Date): HireDocument => ({
  _id: new Types.ObjectId(),
  companyId: connection.companyId,
  connectionId: connection._id,
  jobSeekerProfileId: connection.jobSeekerProfileId,
  reportedBy: connection.sentBy,
  reportedAt: at,
  roleName: connection.openRole.name,
  agreement,
  late: isLateNotice(agreement.signedOn, dayOf(at)),
  band: connection.price.band,
  feeOre: feeOreOf(connection.price.band),
  status: 'reported',
  live: true,
  answer: null,
  confirmedAt: null,
  rejection: null,
  talentReport: null,
  companyReportedAt: at,
  bonusSek: null,
  bonusState: null,
  bonusOn: null,
  invoiceDueAt: null,
  endReportedOn: null,
  endedOn: null,
});

const reportedBefore = (): AppError => new AppError(409, t('This hire was reported already.'));

/** What one side says of an agreement, and whether it has told of a hire before. */
interface OwnReport {
  readonly agreement: Agreement;
  readonly isTold: (hire: HireDocument) => boolean;
}

const isToldByCompany = ({ companyReportedAt }: HireDocument): boolean => companyReportedAt !== null;
const isToldByTalent = ({ talentReport }: HireDocument): boolean => (talentReport ?? null) !== null;

/**
 * @param isTold by whoever asks
 * @param role as they call it
 * @returns why a hire cannot be reported with the request at hand: it lies with another one of the two
 */
function toldElsewhere({ status }: HireDocument, isTold: boolean, role: string): AppError {
  if (status === 'confirmed')
    return new AppError(
      409,
      t('This hire was reported already, with the request for {role}. Its end has to be told first.', { role }),
    );
  return new AppError(
    409,
    isTold
      ? t('This hire was reported already, with the request for {role}.', { role })
      : t('This hire is told already, with the request for {role}: tell yours there.', { role }),
  );
}

/**
 * @returns the hire of a yes that goes on, null where there is none
 * @throws AppError 409 where the company's hire of the same talent on another yes goes on, 422 for a contract that begins before the
 *   last one ended: a hire is told of once, whatever a company asked since
 */
async function liveHireOf(
  { models, catalogue }: Collections<'hires'> & NamedRoles,
  { _id: connectionId, companyId, jobSeekerProfileId }: ConnectionDocument,
  { agreement: { startsOn }, isTold }: OwnReport,
  session: ClientSession,
): Promise<HireDocument | null> {
  const hires = await models.hires
    .find({
      companyId,
      jobSeekerProfileId,
      $or: [{ live: true }, { status: 'confirmed', endedOn: { $type: 'string' } }],
    })
    .session(session)
    .lean<HireDocument[]>();
  const live = hires.find((hire) => hire.live);
  if (live !== undefined && !live.connectionId.equals(connectionId))
    throw toldElsewhere(live, isTold(live), catalogue.spoken.roleText(live.roleName));
  const endedOn = hires
    .flatMap((hire) => hire.endedOn ?? [])
    .toSorted()
    .at(-1);
  if (live === undefined && endedOn !== undefined && startsOn <= endedOn)
    throw fieldError(
      'startsOn',
      t('The contract before this one ended on {day}. This one begins later.', { day: dayText(endedOn) }),
    );
  return live ?? null;
}

/** Two who report at once meet: the second one is told so and finds the first one's report. */
const orReportedBefore = (error: unknown): never => {
  throw isDuplicateKey(error) ? reportedBefore() : error;
};

/** @returns the hire with the company's report beside the talent's; a talent who said otherwise is asked anew */
function withCompanyReport(
  hire: HireDocument,
  agreement: Agreement,
  reportedBy: Types.ObjectId,
  at: Date,
): HireDocument {
  const told = hire.talentReport?.agreement;
  const agreed = told !== undefined && isSameAgreement(told, agreement);
  return {
    ...hire,
    agreement,
    reportedBy,
    companyReportedAt: at,
    late: isLateNotice(agreement.signedOn, dayOf(at)),
    answer: agreed ? hire.answer : null,
  };
}

/**
 * Takes in a signed agreement with a talent who accepted a request. The fee follows from the seniority that the request
 * was priced with. Told later than the terms allow, it is flagged. Where the talent told of it before, both reports
 * meet in one hire.
 * @throws AppError 404 for another company's connection, 409 if it is not accepted, or the company reported it before or it is decided,
 * 422 for a day in the future
 */
export async function reportHire(
  app: Needs,
  caller: CompanyCaller,
  { connectionId, ...agreement }: HireInput,
): Promise<CompanyHire> {
  const { models, clock } = app;
  const connection = await connectionOn(app, 'company', caller, connectionId, t('Only the company can report a hire.'));
  if (connection.status !== 'accepted')
    throw new AppError(409, t('A hire can be reported once the talent has accepted the request.'));
  const now = clock.now();
  checkDays(connection, agreement, dayOf(now));
  const hire = await app
    .inTransaction(async (session) => {
      const earlier = await liveHireOf(app, connection, { agreement, isTold: isToldByCompany }, session);
      if (earlier !== null && (earlier.status !== 'reported' || isToldByCompany(earlier))) throw reportedBefore();
      const stageBefore = await markHired(app, connection._id, session);
      const reported: HireDocument = {
        ...(earlier === null
          ? { ...newHire(connection, agreement, now), reportedBy: caller.userId }
          : withCompanyReport(earlier, agreement, caller.userId, now)),
        stageBefore,
      };
      if (earlier === null) await models.hires.insertOne(reported, { session });
      else await models.hires.replaceOne({ _id: earlier._id }, reported, { session });
      if (reported.answer === null) await askTalent(app, reported, session);
      await recordAudit(app, session, {
        action: 'money.hireReported',
        actorId: caller.userId,
        subject: 'hire',
        subjectId: reported._id,
        companyId: caller.companyId,
        details: { late: reported.late, feeOre: reported.feeOre },
      });
      return reported;
    })
    .catch(orReportedBefore);
  return companyHireOf(app, hire);
}

/**
 * Takes in what a talent says of an agreement that they signed. Where the company told of it before, it is the talent's
 * answer: a yes where both say the same, else a dispute.
 * @throws AppError 404 for a connection of others, 409 if it is not accepted, or the talent told of it before or it is
 * decided, 422 for a day in the future
 */
export async function reportOwnHire(
  app: Needs & Collections<'jobSeekerProfiles'>,
  caller: JobSeekerCaller,
  { connectionId, ...agreement }: HireInput,
): Promise<TalentHire> {
  const { models, clock } = app;
  const connection = await connectionOn(app, 'jobSeeker', caller, connectionId, t('Only the talent can do this.'));
  if (connection.status !== 'accepted')
    throw new AppError(409, t('A hire can be reported once you have accepted the request.'));
  const at = clock.now();
  checkDays(connection, agreement, dayOf(at));
  const talentReport = { agreement, at };
  const yes = { answer: 'confirmed', note: '', at } as const;
  const hire = await app
    .inTransaction(async (session) => {
      const earlier = await liveHireOf(app, connection, { agreement, isTold: isToldByTalent }, session);
      if (earlier !== null && (earlier.status !== 'reported' || isToldByTalent(earlier))) throw reportedBefore();
      if (earlier !== null) {
        const answer = isSameAgreement(earlier.agreement, agreement)
          ? yes
          : { answer: 'disputed' as const, note: agreementText(agreement), at };
        await models.hires.updateOne({ _id: earlier._id }, { $set: { talentReport, answer } }, { session });
        return { ...earlier, talentReport, answer };
      }
      const told = {
        ...newHire(connection, agreement, at),
        talentReport,
        answer: yes,
        companyReportedAt: null,
        late: false,
      };
      await models.hires.insertOne(told, { session });
      await askCompany(app, told, session);
      await recordAudit(app, session, {
        action: 'money.hireToldByTalent',
        actorId: caller.userId,
        subject: 'hire',
        subjectId: told._id,
        companyId: told.companyId,
        details: { feeOre: told.feeOre },
      });
      return told;
    })
    .catch(orReportedBefore);
  await keepToldOfHires(app, hire.jobSeekerProfileId);
  return talentHireOf(app, hire);
}

/**
 * Notes that the company says a contract has ended. The platform confirms it before anything is given back.
 * @throws AppError 404 for another company's hire, 409 if it is not confirmed or has ended, 422 for an impossible day
 */
export async function reportHireEnd(
  app: Collections<'companies' | 'hires' | 'invoices' | 'users'> & Pick<Platform, 'clock'> & NamedRoles,
  caller: CompanyCaller,
  id: string,
  { endedOn }: HireEndInput,
): Promise<CompanyHire> {
  const filter = { _id: new Types.ObjectId(id), ...onCompanysSide(caller) };
  const hire = await app.models.hires.findOne(filter).lean<HireDocument | null>();
  if (hire === null) throw noSuchHire();
  if (endedOn < hire.agreement.startsOn) throw fieldError('endedOn', t('The contract cannot end before it starts.'));
  if (endedOn > dayOf(app.clock.now())) throw fieldError('endedOn', t('Tell us once the contract has ended.'));
  const noted = await app.models.hires
    .findOneAndUpdate(
      { ...filter, status: 'confirmed', endedOn: null },
      // Why an earlier one was dismissed is over.
      { $set: { endReportedOn: endedOn, rejection: null } },
      { returnDocument: 'after' },
    )
    .lean<HireDocument | null>();
  if (noted === null)
    throw new AppError(409, t('The end of a contract can be reported while the hire is confirmed and goes on.'));
  return companyHireOf(app, noted);
}
