import type { ClientSession, Types } from 'mongoose';
import { isEmailAddress } from '@vela/contracts/email-addresses';
import { SOURCE_LANGUAGE } from '@vela/language';
import type { Recipient } from '../../platform/mail/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import type { UserDocument } from '../../records/user.js';
import { DECIDES } from './deciders.js';

type BillingPerson = Pick<UserDocument, '_id' | 'companyOwner' | 'language'>;

/** @returns who of a company looks after its money: the owner and whom they gave the billing right, the owner first */
async function billingPeople(
  { models }: Collections<'users'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<readonly BillingPerson[]> {
  const people = await models.users
    .find({ companyId, ...DECIDES })
    .select({ companyOwner: 1, language: 1 })
    .session(session)
    .lean<BillingPerson[]>();
  return people.toSorted((one, other) => Number(other.companyOwner) - Number(one.companyOwner));
}

/**
 * Who reads a company's documents and what else its money is told: the address that it gave for invoices, or its owner where that is none.
 * @returns null where nobody is left
 */
export async function documentRecipient(
  { models, records }: Collections<'companies' | 'users'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<Recipient | null> {
  const company = await models.companies
    .findById(companyId)
    .session(session)
    .lean<Pick<CompanyDocument, 'invoiceEmail' | 'documentLanguage'> | null>();
  const address = company?.invoiceEmail.trim() ?? '';
  if (isEmailAddress(address)) {
    const people = await billingPeople({ models, records }, companyId, session);
    // What the company chose for its documents, or else what its people read.
    const read = people.find(({ language }) => language != null)?.language;
    const language = company?.documentLanguage ?? read ?? SOURCE_LANGUAGE;
    return { address, language, notified: people.map(({ _id }) => _id) };
  }
  const owner = await models.users.exists({ companyId, companyOwner: true }).session(session);
  return owner === null ? null : { user: owner._id };
}
