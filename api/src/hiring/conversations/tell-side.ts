import type { ClientSession } from 'mongoose';
import type { ConversationSide } from '@vela/contracts/constants';
import { leaveMail } from '../../platform/mail/index.js';
import type { ConnectionDocument } from '../../records/connection.js';
import { aboutFor, aroundOf, otherNameFor } from './around.js';
import { conversationPath, type MeetingMailNeeds } from './meeting-mails.js';

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
  const around = await aroundOf(app, connection, session);
  const { readers, talent } = around;
  const toTalent = to === 'jobSeeker';
  for (const reader of readers.filter((user) => (user === talent) === toTalent))
    await leaveMail(app, session, `${template}:${key}:${reader._id.toHexString()}`, {
      to: { user: reader._id },
      template,
      by: {},
      about: aboutFor(toTalent, around),
      values: () => ({
        firstName: reader.givenName,
        otherName: otherNameFor(toTalent, around),
        roleName: connection.openRole.name,
        url: app.config.appOrigin + conversationPath(connection._id.toHexString(), toTalent),
      }),
    });
}
