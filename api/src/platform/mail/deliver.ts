import { type Model, Types } from 'mongoose';
import type { MailName } from '@vela/contracts/constants';
import { inTongue, SOURCE_LANGUAGE } from '@vela/language';
import { printedNumber } from '@vela/market/documents';
import { inSpan, type Tracing } from '@vela/telemetry';
import type { Config } from '../../config/index.js';
import type { DocumentRecord } from '../../records/document.js';
import type { UserDocument } from '../../records/user.js';
import type { Clock } from '../clock/index.js';
import { type Deliver, DeliveryError, type MailMessage } from '../outbox/index.js';
import type { Signatures } from '../signatures/index.js';
import type { MailAttachment, SendMail } from './smtp.js';
import { isMailName, MAIL_TEMPLATES } from './templates/index.js';
import { unsubscribeLinks } from './unsubscribe-links.js';
import { renderMail } from './writing/render.js';

export interface MailNeeds {
  readonly clock: Clock;
  readonly config: Pick<Config, 'appOrigin'>;
  readonly signatures: Signatures;
  readonly tracing: Tracing;
  readonly models: { readonly users: Model<UserDocument>; readonly documents: Model<DocumentRecord> };
}

type Links = NonNullable<MailMessage['unsubscribe']>;

interface Addressee {
  readonly address: string;
  readonly unsubscribe: Links | null;
}

async function userAddressee(
  app: MailNeeds,
  { id, ofCompany }: { readonly id: string; readonly ofCompany: string | undefined },
  template: MailName,
): Promise<Addressee | null> {
  const { optOut, evenSuspended, isNews } = MAIL_TEMPLATES[template];
  const user = await app.models.users.findById(new Types.ObjectId(id)).lean<UserDocument | null>();
  if (user === null || user.email === '') return null;
  // Whoever left a company, or was put out of it, is told nothing more of what it does and of whom it talks to.
  if (ofCompany !== undefined && user.companyId?.toHexString() !== ofCompany) return null;
  // Whoever is suspended may have neither news of others, such as all that one may switch off, nor the affairs of a company.
  const isWithheld = isNews || (ofCompany !== undefined && !evenSuspended);
  if (user.suspendedAt != null && isWithheld) return null;
  if (optOut !== null && user.mailOptOuts?.includes(optOut) === true) return null;
  return {
    address: user.email,
    unsubscribe: optOut === null ? null : await unsubscribeLinks(app, { what: optOut, id }),
  };
}

/** @returns who gets the mail now, or null if they left, the company that it is about too, are suspended or want none of its kind */
async function addresseeOf(
  app: MailNeeds,
  { to, toUser, ofCompany, unsubscribe }: MailMessage,
  template: MailName,
): Promise<Addressee | null> {
  if (toUser !== undefined) return userAddressee(app, { id: toUser, ofCompany }, template);
  return to === undefined ? null : { address: to, unsubscribe: unsubscribe ?? null };
}

const calendarFile = (content: string): MailAttachment => ({
  filename: 'meeting.ics',
  content: Buffer.from(content),
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

/** @throws Error for a document that does not exist: the mail says that it is attached */
async function attachmentOf({ models }: MailNeeds, id: string): Promise<MailAttachment> {
  const { kind, number, pdf } = await models.documents.findById(id).orFail();
  return { filename: `${printedNumber(kind, number)}.pdf`, content: pdf, contentType: 'application/pdf' };
}

/**
 * Delivers mails from the outbox: fills the template and hands it to `send`.
 * @throws Error for a template that does not exist or lacks a value, DeliveryError for one whose matter is over, and whatever `send` throws
 */
export const mailDeliverer =
  (app: MailNeeds, send: SendMail): Deliver<'mail'> =>
  async (message, key, createdAt) => {
    if (!isMailName(message.template)) throw new Error(`There is no mail "${message.template}".`);
    const template = MAIL_TEMPLATES[message.template];
    const overAt = template.overAt(message.values, createdAt);
    // What is told too late misleads: a code that ended, a day to answer by that is past.
    if (overAt !== null && overAt < app.clock.now())
      throw new DeliveryError('What the mail tells of is over.', 'dropped');
    const addressee = await addresseeOf(app, message, message.template);
    if (addressee === null) return;
    const { address, unsubscribe } = addressee;
    const rendered = inTongue(message.language ?? SOURCE_LANGUAGE, () =>
      renderMail(template.fill(message.values), {
        appOrigin: app.config.appOrigin,
        unsubscribeUrl: unsubscribe?.page ?? null,
      }),
    );
    const mail = {
      ...rendered,
      to: address,
      replyTo: message.replyTo ?? null,
      key,
      unsubscribe: unsubscribe?.oneClick ?? null,
      attachments: [
        ...(await Promise.all((message.attachments ?? []).map((id) => attachmentOf(app, id)))),
        ...(message.calendar === undefined ? [] : [calendarFile(message.calendar)]),
      ],
    };
    await inSpan(app.tracing, `send mail ${message.template}`, () => send(mail));
  };
