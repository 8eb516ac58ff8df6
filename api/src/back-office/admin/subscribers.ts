import { SUBSCRIBERS_CSV_MAX } from '@vela/contracts/constants';
import type { AdminSubscriber, AdminSubscriberPage, SubscriberStatus } from '@vela/contracts/schemas';
import { csvText } from '@vela/formats';
import { recordAudit } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/endpoints/index.js';
import { beginsWith } from '../../platform/searching/index.js';
import type { Platform } from '../../platform/services/index.js';
import type { Collections } from '../../records/models.js';
import type { NewsletterSubscriberDocument } from '../../records/newsletter-subscriber.js';
import { pageOf } from './page-of.js';

type Needs = Collections<'auditEntries' | 'newsletterSubscribers'> & Pick<Platform, 'clock' | 'inTransaction'>;

/** Which subscribers are asked for. */
interface AskedFor {
  readonly search?: string | undefined;
  readonly status?: SubscriberStatus | undefined;
}

const filterOf = ({ search = '', status }: AskedFor) => ({
  ...(status === undefined ? {} : { status }),
  ...(search === '' ? {} : { email: beginsWith(search.toLowerCase()) }),
});

const rowOf = ({
  _id,
  firstName,
  lastName,
  email,
  status,
  createdAt,
  confirmedAt,
}: NewsletterSubscriberDocument): AdminSubscriber => ({
  id: _id.toHexString(),
  firstName,
  lastName,
  email,
  status,
  createdAt: createdAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
});

/** @returns a page of subscribers, newest first, with the count of each state */
export async function pageOfSubscribers(
  { models }: Collections<'newsletterSubscribers'>,
  { page, ...asked }: AskedFor & { readonly page: number },
): Promise<AdminSubscriberPage> {
  const { newsletterSubscribers } = models;
  const count = (of: SubscriberStatus) => newsletterSubscribers.countDocuments({ status: of });
  const [{ total, found }, pending, confirmed, ended] = await Promise.all([
    pageOf(newsletterSubscribers, { filter: filterOf(asked), sort: { createdAt: -1, _id: -1 }, page }),
    count('pending'),
    count('confirmed'),
    count('ended'),
  ]);
  return { total, rows: found.map(rowOf), counts: { pending, confirmed, ended } };
}

/** @returns the subscribers asked for as CSV for a newsletter's tool, newest first; that they were taken out is audited */
export async function subscribersCsv(app: Needs, caller: Caller, asked: AskedFor): Promise<string> {
  const found = await app.models.newsletterSubscribers
    .find(filterOf(asked))
    .sort({ createdAt: -1, _id: -1 })
    .limit(SUBSCRIBERS_CSV_MAX)
    .lean<NewsletterSubscriberDocument[]>();
  await app.inTransaction((session) =>
    recordAudit(app, session, {
      action: 'admin.subscribersExported',
      actorId: caller.userId,
      subject: 'newsletterSubscriber',
      subjectId: caller.userId,
      // What was searched for is somebody's address.
      details: { status: asked.status ?? null, searched: (asked.search ?? '') !== '', count: found.length },
    }),
  );
  const lines = found.map((subscriber) => {
    const { firstName, lastName, email, status: state, createdAt, confirmedAt } = rowOf(subscriber);
    return [firstName, lastName, email, state, createdAt, confirmedAt ?? ''];
  });
  return csvText([['firstName', 'lastName', 'email', 'status', 'createdAt', 'confirmedAt'], ...lines]);
}
