import { type ClientSession, Types } from 'mongoose';
import { PATHS } from '@vela/contracts/routes';
import { t } from '@vela/language';
import type { Settings } from '../../config/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';

/** What the platform decided on a company, by the mail that says so. */
type Decision = { readonly reason: () => string } & (
  | { readonly template: 'companyPage'; readonly outcome: 'shown' | 'takenDown' }
  | { readonly template: 'companyVerification'; readonly outcome: 'verified' | 'declined' | 'domainTakenAway' }
);

type Needs = Collections<'users'> & Pick<Platform, 'clock' | 'outbox'> & Settings<'appOrigin'>;

/** Tells a company's owner by mail what was decided and why; nobody where there is no owner. */
export async function tellOwner(
  app: Needs,
  company: Pick<CompanyDocument, '_id' | 'name'>,
  { template, outcome, reason }: Decision,
  session: ClientSession,
): Promise<void> {
  const owner = await app.models.users
    .findOne({ companyId: company._id, companyOwner: true })
    .session(session)
    .lean<UserDocument | null>();
  if (owner === null) return;
  await leaveMail(app, session, `${template}:${new Types.ObjectId().toHexString()}`, {
    to: { user: owner._id },
    template,
    about: null,
    values: () => ({
      firstName: owner.givenName,
      companyName: company.name || t('Your company'),
      outcome,
      reason: reason(),
      link: app.config.appOrigin + PATHS.companyProfile,
    }),
  });
}
