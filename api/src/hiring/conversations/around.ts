import type { ClientSession, Types } from 'mongoose';
import { t } from '@vela/language';
import { namesakeOf } from '../../accounts/companies/index.js';
import { nameOfUser } from '../../accounts/users/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { ConnectionDocument } from '../../records/connection.js';
import type { ConversationReadDocument } from '../../records/conversation.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { nameOfNobody } from './people.js';
import { readersOf } from './readers.js';

/** What every mail about a conversation says, and who may get one. */
export interface Around {
  readonly connection: ConnectionDocument;
  readonly reads: readonly ConversationReadDocument[];
  readonly readers: readonly UserDocument[];
  /** The talent among the readers; undefined once their account is closed. */
  readonly talent: UserDocument | undefined;
  readonly company: CompanyDocument | null;
  /** Whom a mail that names the company is about. */
  readonly namesake: Types.ObjectId | null;
}

/** @param toWhom as for `readersOf` */
export async function aroundOf(
  app: Collections<'companies' | 'conversationReads' | 'meetings' | 'users'>,
  connection: ConnectionDocument,
  session: ClientSession,
  toWhom: { readonly evenSuspended?: boolean } = {},
): Promise<Around> {
  const { _id: connectionId, companyId, jobSeekerProfileId } = connection;
  const { models } = app;
  const reads = await models.conversationReads
    .find({ connectionId })
    .session(session)
    .lean<ConversationReadDocument[]>();
  const readers = await readersOf(app, connection, reads, session, toWhom);
  const company = await models.companies.findById(companyId).session(session).lean<CompanyDocument | null>();
  return {
    connection,
    reads,
    readers,
    talent: readers.find((user) => user.jobSeekerProfileId?.equals(jobSeekerProfileId) === true),
    company,
    namesake: await namesakeOf(app, company, session),
  };
}

/** @returns whom a mail to one side names, in the language at hand: a talent deals with the company, whoever of it wrote or acted */
export const otherNameFor = (isTalent: boolean, { company, talent }: Pick<Around, 'company' | 'talent'>): string => {
  if (isTalent) return company?.name || t('A company');
  return talent === undefined ? nameOfNobody() : nameOfUser(talent);
};

/** @returns whom such a mail is about */
export const aboutFor = (isTalent: boolean, { namesake, talent }: Pick<Around, 'namesake' | 'talent'>) =>
  isTalent ? namesake : (talent?._id ?? null);
