import type { ClientSession, Types } from 'mongoose';
import { isEmailAddress } from '@vela/market/companies';
import type { Recipient } from '../../platform/mail/index.js';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';

/** @returns who of a company looks after its money: the owner and whom they gave the billing right */
async function billingPeople(
  { models }: Collections<'users'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<readonly Types.ObjectId[]> {
  const people = await models.users
    .find({ companyId, $or: [{ companyOwner: true }, { companyBilling: true }] })
    .select({ _id: 1 })
    .session(session)
    .lean<{ _id: Types.ObjectId }[]>();
  return people.map(({ _id }) => _id);
}

/**
 * Who reads a company's documents and what else its money is told: the address that it gave for invoices, or its owner where that is none.
 * @returns null where nobody is left
 */
export async function documentRecipient(
  { models }: Collections<'companies' | 'users'>,
  companyId: Types.ObjectId,
  session: ClientSession,
): Promise<Recipient | null> {
  const company = await models.companies
    .findById(companyId)
    .session(session)
    .lean<Pick<CompanyDocument, 'invoiceEmail'> | null>();
  const address = company?.invoiceEmail.trim() ?? '';
  if (isEmailAddress(address)) return { address, notified: await billingPeople({ models }, companyId, session) };
  const owner = await models.users.exists({ companyId, companyOwner: true }).session(session);
  return owner === null ? null : { user: owner._id };
}
