import type { ClientSession } from 'mongoose';
import { PATHS } from '@vela/contracts/routes';
import type { CounterAnswer, CounterTerms } from '@vela/contracts/schemas';
import { counterOfferText, offeredText } from '@vela/formats';
import { dayAndMonthText } from '@vela/market/days';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { Collections } from '../../records/models.js';
import { askedTalent, calledCompany, readerIn } from './mails.js';

type Needs = Collections<'companies' | 'jobSeekerProfiles' | 'users'> &
  Pick<Platform, 'outbox'> &
  Settings<'appOrigin'>;

/** Leaves the mail that tells the company of a counter-offer: terms, and nothing of who asks. */
export async function tellCompanyOfCounterOffer(
  app: Collections<'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>,
  connection: ConnectionDocument,
  terms: CounterTerms,
  session: ClientSession,
): Promise<void> {
  const reader = await readerIn(app, connection, session);
  if (reader === null) return;
  const { openRole } = connection;
  await leaveMail(app, session, `requestCountered:${connection._id.toHexString()}`, {
    to: { user: reader._id },
    template: 'requestCountered',
    by: {},
    values: () => ({
      firstName: reader.givenName,
      roleName: openRole.name,
      wish: counterOfferText(terms, openRole),
      offered: offeredText(terms.kind, openRole),
      lastDay: dayAndMonthText(connection.expiresAt),
      url: `${app.config.appOrigin}${PATHS.talentSeekerDashboard}`,
    }),
  });
}

/** Leaves the mail that tells the talent what became of their counter-offer. */
export async function tellTalentOfAnswer(
  app: Needs,
  connection: ConnectionDocument,
  answer: CounterAnswer,
  session: ClientSession,
): Promise<void> {
  const asked = await askedTalent(app, connection, session);
  if (asked === null) return;
  await leaveMail(app, session, `counterAnswered:${connection._id.toHexString()}`, {
    to: { user: asked.user._id },
    template: 'counterAnswered',
    about: asked.namesake,
    by: {},
    values: () => ({
      firstName: asked.user.givenName,
      companyName: calledCompany(asked.companyName),
      roleName: connection.openRole.name,
      outcome: answer,
      lastDay: dayAndMonthText(connection.expiresAt),
      url: `${app.config.appOrigin}${PATHS.jobSeekerDashboard}`,
    }),
  });
}
