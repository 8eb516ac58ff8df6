import { PATHS } from '@vela/contracts/routes';
import type { SentConnection } from '@vela/contracts/schemas';
import { payPerPeriodText } from '@vela/formats';
import { t } from '@vela/language';
import { dayText } from '@vela/market/days';
import { waitsForCompany } from '@vela/market/replies';
import { remindFrom, toldOnTheSameDay } from '@vela/market/requests';
import { namesakeOf } from '../../accounts/companies/index.js';
import type { Settings } from '../../config/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { AppError } from '../../platform/errors/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { JobSeekerProfileDocument } from '../../records/job-seeker-profile.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import type { Catalogue } from '../../reference/categories/index.js';
import type { ReplyBoard } from '../replies/index.js';
import { toSent } from './list.js';
import { calledCompany } from './mails.js';
import { connectionOn, noLongerOpen } from './sides.js';
import { WAITING_FOR_TALENT } from './turns.js';

interface Needs
  extends
    Collections<'companies' | 'connections' | 'jobSeekerProfiles' | 'users'>,
    Pick<Platform, 'clock' | 'handles' | 'inTransaction' | 'outbox'>,
    Settings<'appOrigin'> {
  readonly catalogue: Catalogue;
  readonly replies: ReplyBoard;
}

/** What fills the mail; the talent learns of the company, the company nothing of the talent. */
function mailValues(
  app: Settings<'appOrigin'>,
  { openRole, expiresAt }: ConnectionDocument,
  company: CompanyDocument | null,
  talent: UserDocument,
) {
  return {
    firstName: talent.givenName,
    companyName: calledCompany(company?.name ?? ''),
    roleName: openRole.name,
    pay: payPerPeriodText(openRole),
    lastDay: expiresAt.toISOString(),
    url: `${app.config.appOrigin}${PATHS.jobSeekerDashboard}`,
  };
}

/** Tells why a request was not reminded of: what happened to it meanwhile. */
async function notReminded({ models }: Collections<'connections'>, { _id }: ConnectionDocument): Promise<AppError> {
  const current = await models.connections.findById(_id).lean<ConnectionDocument | null>();
  if (current === null || current.status !== 'open') return noLongerOpen(current?.status ?? 'withdrawn');
  return waitsForCompany(current)
    ? companysTurn()
    : new AppError(409, t('The talent was reminded of this request already.'));
}

const companysTurn = (): AppError => new AppError(409, t('It is your turn: answer the talent’s counter-offer first.'));

/**
 * Reminds a talent of an open request, once.
 * @throws AppError 403 and 404 for those who may not, 409 if it is no longer open, waits for the company itself, or was reminded of
 *   before
 */
export async function remindOf(app: Needs, caller: Caller, id: string): Promise<SentConnection> {
  const { models, clock } = app;
  const asked = await connectionOn(app, 'company', caller, id, t('Only the company can remind of a request.'));
  const now = clock.now();
  if (asked.status !== 'open' || asked.expiresAt <= now)
    throw noLongerOpen(asked.status === 'open' ? 'expired' : asked.status);
  if (waitsForCompany(asked)) throw companysTurn();
  if (now < remindFrom(asked.createdAt))
    throw new AppError(
      409,
      t('Give the talent some days: you can remind them from {day}.', {
        day: dayText(remindFrom(asked.createdAt)),
      }),
    );
  if (toldOnTheSameDay(asked.expiryRemindedAt, now))
    throw new AppError(409, t('The talent was told today that this request is about to expire. Remind them tomorrow.'));
  const profile = await models.jobSeekerProfiles
    .findById(asked.jobSeekerProfileId)
    .lean<JobSeekerProfileDocument | null>();
  const [talent, company] = await Promise.all([
    profile === null ? null : models.users.findById(profile.userId).lean<UserDocument | null>(),
    models.companies.findById(asked.companyId).lean<CompanyDocument | null>(),
  ]);
  const reminded = await app.inTransaction(async (session) => {
    // Of two colleagues at once one reminds.
    const connection = await models.connections
      .findOneAndUpdate(
        { _id: asked._id, status: 'open', remindedAt: null, ...WAITING_FOR_TALENT },
        { $set: { remindedAt: now } },
        { session, returnDocument: 'after' },
      )
      .lean<ConnectionDocument | null>();
    if (connection !== null && talent !== null)
      await leaveMail(app, session, `requestReminder:${id}:company`, {
        to: { user: talent._id },
        template: 'requestReminder',
        about: await namesakeOf(app, company, session),
        by: { sender: caller.userId },
        values: () => mailValues(app, connection, company, talent),
      });
    return connection;
  });
  if (reminded === null) throw await notReminded(app, asked);
  const [sent] = await toSent(app, reminded.companyId, [reminded]);
  if (sent === undefined) throw new Error('The talent vanished while they were reminded.');
  return sent;
}
