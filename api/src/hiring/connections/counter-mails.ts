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

type CompanyNeeds = Collections<'users'> & Pick<Platform, 'outbox'> & Settings<'appOrigin'>;

/** @param ending whether it tells for a second time, as the request is about to expire */
async function leaveForCompany(
  app: CompanyNeeds,
  connection: ConnectionDocument,
  { terms, ending }: { readonly terms: CounterTerms; readonly ending: boolean },
  session: ClientSession,
): Promise<void> {
  const reader = await readerIn(app, connection, session);
  if (reader === null) return;
  const { openRole } = connection;
  const key = `requestCountered:${connection._id.toHexString()}`;
  await leaveMail(app, session, ending ? `${key}:ending` : key, {
    to: { user: reader._id },
    template: 'requestCountered',
    by: {},
    values: () => ({
      firstName: reader.givenName,
      roleName: openRole.name,
      wish: counterOfferText(terms, openRole),
      offered: offeredText(terms.kind, openRole),
      ending: ending ? 'yes' : '',
      lastDay: connection.expiresAt.toISOString(),
      url: `${app.config.appOrigin}${PATHS.talentSeekerDashboard}`,
    }),
  });
}

/** Leaves the mail that tells the company of a counter-offer: terms, and nothing of who asks. */
export const tellCompanyOfCounterOffer = (
  app: CompanyNeeds,
  connection: ConnectionDocument,
  terms: CounterTerms,
  session: ClientSession,
): Promise<void> => leaveForCompany(app, connection, { terms, ending: false }, session);

/** Leaves the mail by which the platform reminds the company of a counter-offer that ends with its request. */
export async function remindCompanyOfCounterOffer(
  app: CompanyNeeds,
  connection: ConnectionDocument,
  session: ClientSession,
): Promise<void> {
  const { counterOffer } = connection;
  if (counterOffer) await leaveForCompany(app, connection, { terms: counterOffer.terms, ending: true }, session);
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
