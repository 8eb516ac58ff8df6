import type Stripe from 'stripe';
import { isEmailAddress } from '@vela/contracts/email-addresses';
import type { CompanyDocument } from '../../records/company.js';
import type { Collections } from '../../records/models.js';
import { buyingCompany } from './prices.js';
import { isBadEmail } from './provider-errors.js';

type Details = Pick<CompanyDocument, '_id' | 'name' | 'invoiceEmail'>;

async function createCustomer(provider: Stripe, company: Details, key: string): Promise<Stripe.Customer> {
  const { name, invoiceEmail } = company;
  const plain = { name, metadata: { companyId: company._id.toHexString() } };
  if (!isEmailAddress(invoiceEmail)) return provider.customers.create(plain, { idempotencyKey: key });
  try {
    return await provider.customers.create({ ...plain, email: invoiceEmail }, { idempotencyKey: key });
  } catch (error) {
    if (!isBadEmail(error)) throw error;
    return provider.customers.create(plain, { idempotencyKey: `${key}:plain` });
  }
}

/**
 * @param key of the request for it, as far as it is made anew
 * @returns the company's customer at the provider, made on its first purchase
 * @throws StripeError
 */
export async function customerOf(
  app: Collections<'companies'>,
  provider: Stripe,
  company: CompanyDocument,
  key: string,
): Promise<string> {
  if (company.stripeCustomerId != null) return company.stripeCustomerId;
  const { id } = await createCustomer(provider, company, `customer:${key}`);
  await app.models.companies.updateOne(
    { _id: company._id, stripeCustomerId: null },
    { $set: { stripeCustomerId: id } },
  );
  return (await buyingCompany(app, company._id)).stripeCustomerId ?? id;
}

/** Forgets a customer that the provider does not know, unless another is stored by now. */
export async function forgetCustomer({ models }: Collections<'companies'>, company: CompanyDocument): Promise<void> {
  await models.companies.updateOne(
    { _id: company._id, stripeCustomerId: company.stripeCustomerId ?? null },
    { $set: { stripeCustomerId: null } },
  );
}
