import type { Types } from 'mongoose';
import {
  answerHire,
  type App,
  type Caller,
  type CompanyCaller,
  confirmHire,
  invoiceDueHires,
  noteInvoicePayment,
  type OpenRoleDocument,
  reportHire,
} from '@vela/api';
import { dayOf } from '@vela/market/days';
import { daysBefore } from '../chance/days.js';
import { asOf } from './as-of.js';

/** Days after the contract was signed on which work starts, and its probation ends. */
const STARTS_AFTER = 30;
const PROBATION_ENDS_AFTER = 210;
const BONUS_SEK = 5_000;

/** How far a hire has come, in days before now. What is not told has not happened yet. */
export interface HireStory {
  readonly reportedDaysAgo: number;
  readonly answeredDaysAgo: number;
  readonly confirmedDaysAgo?: number;
  /** At least `INVOICE_AFTER_DAYS` behind the confirmation. */
  readonly invoicedDaysAgo?: number;
  readonly paidDaysAgo?: number;
}

/** Who takes part in a hire. */
interface HirePeople {
  readonly connectionId: Types.ObjectId;
  /** What they were asked for, and what it pays. */
  readonly role: OpenRoleDocument;
  readonly jobSeekerProfileId: Types.ObjectId;
  readonly company: CompanyCaller;
  /** The administrator's user id. */
  readonly admin: Types.ObjectId;
}

const nobody: Omit<Caller, 'userId' | 'admin'> = {
  jobSeekerProfileId: null,
  talentSeekerProfileId: null,
  companyId: null,
};

async function payInvoice(app: App, admin: Caller, hireId: string, daysAgo: number): Promise<void> {
  const invoice = await app.models.invoices.findOne({ hireId }).lean<{ _id: Types.ObjectId } | null>();
  if (invoice === null) return;
  await noteInvoicePayment(asOf(app, daysAgo), admin, invoice._id.toHexString(), { reason: 'Arrived at the bank.' });
}

/** Lets a hire happen through the product's own services, as far as its story goes. */
export async function playHire(app: App, story: HireStory, people: HirePeople): Promise<void> {
  const { connectionId, role, jobSeekerProfileId, company } = people;
  const signedOn = daysBefore(app.clock.now(), story.reportedDaysAgo);
  const hire = await reportHire(asOf(app, story.reportedDaysAgo), company, {
    connectionId: connectionId.toHexString(),
    signedOn: dayOf(signedOn),
    startsOn: dayOf(daysBefore(signedOn, -STARTS_AFTER)),
    probationEndsOn: dayOf(daysBefore(signedOn, -PROBATION_ENDS_AFTER)),
    compensation: role.compensation,
    currency: role.currency,
    compensationTimePeriod: role.compensationTimePeriod,
  });
  const talent: Caller = { ...nobody, userId: jobSeekerProfileId, admin: false, jobSeekerProfileId };
  await answerHire(asOf(app, story.answeredDaysAgo), talent, hire.id, { answer: 'confirmed' });
  if (story.confirmedDaysAgo === undefined) return;
  const admin: Caller = { ...nobody, userId: people.admin, admin: true };
  await confirmHire(asOf(app, story.confirmedDaysAgo), admin, hire.id, { bonusSek: BONUS_SEK });
  if (story.invoicedDaysAgo === undefined) return;
  await invoiceDueHires(asOf(app, story.invoicedDaysAgo));
  if (story.paidDaysAgo !== undefined) await payInvoice(app, admin, hire.id, story.paidDaysAgo);
}
