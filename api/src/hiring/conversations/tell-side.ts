import type { ClientSession } from 'mongoose';
import type { ConversationSide } from '@vela/contracts/constants';
import { t } from '@vela/language';
import { namesakeOf } from '../../accounts/companies/index.js';
import { nameOfUser } from '../../accounts/users/index.js';
import { leaveMail } from '../../platform/mail/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationReadDocument } from '../../records/conversation.js';
import { conversationPath, type MeetingMailNeeds } from './meeting-mails.js';
import { nameOfNobody } from './people.js';
import { readersOf } from './readers.js';

/** What one side is told that the other did, and what makes it one mail to each reader. */
export interface Told {
  readonly template: 'conversationEnded' | 'timesDeclined';
  readonly key: string;
}

/** Tells one side, by mail and on the page, what the other did. A talent deals with the company: who of it did so is its own affair. */
export async function tellSide(
  app: MeetingMailNeeds,
  connection: ConnectionDocument,
  to: ConversationSide,
  { template, key }: Told,
  session: ClientSession,
): Promise<void> {
  const { models } = app;
  const { _id: connectionId, companyId, jobSeekerProfileId, openRole } = connection;
  const reads = await models.conversationReads
    .find({ connectionId })
    .session(session)
    .lean<ConversationReadDocument[]>();
  const users = await readersOf(app, connection, reads, session);
  const talent = users.find((user) => user.jobSeekerProfileId?.equals(jobSeekerProfileId) === true);
  const company = await models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  const toTalent = to === 'jobSeeker';
  const about = toTalent ? await namesakeOf(app, company, session) : (talent?._id ?? null);
  const nameOfTalent = () => (talent === undefined ? nameOfNobody() : nameOfUser(talent));
  for (const reader of users.filter((user) => (user === talent) === toTalent))
    await leaveMail(app, session, `${template}:${key}:${reader._id.toHexString()}`, {
      to: { user: reader._id },
      template,
      by: {},
      about,
      values: () => ({
        firstName: reader.givenName,
        otherName: toTalent ? company?.name || t('A company') : nameOfTalent(),
        roleName: openRole.name,
        url: app.config.appOrigin + conversationPath(connectionId.toHexString(), toTalent),
      }),
    });
}
