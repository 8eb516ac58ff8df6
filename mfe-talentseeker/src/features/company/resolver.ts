import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { type CompanyInput, companyInputSchema } from '@vela/contracts/schemas';
import type { CompanyDetails } from '@vela/market/companies';
import { companyRules } from './rules.js';

const shape = yupResolver(companyInputSchema);
const invitations = yupResolver(companyInputSchema.pick(['inviteColleagues']));

async function problemsOf(details: CompanyDetails) {
  const problems = (await companyRules())?.readCompanyDetails(details).problems ?? {};
  return Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]));
}

/** Checks the company form as the server does: what is missing, then countries, numbers and addresses by their rules. */
export const companyResolver: Resolver<CompanyInput> = async (values, context, options) => {
  const { name, organizationNumber, address, postalCode, city, country, VAT, invoiceEmail } = values;
  const [checked, problems] = await Promise.all([
    shape(values, context, options),
    problemsOf({ name, organizationNumber, address, postalCode, city, country, VAT, invoiceEmail }),
  ]);
  // What is missing is told first; the fixed rules of one field never hide another field's.
  const errors = { ...problems, ...checked.errors };
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** Checks what a member may say who changes nothing that stands on documents; what is missing there is not theirs to mend. */
export const inviteResolver: Resolver<CompanyInput> = async (values, context, options) => {
  const { errors } = await invitations({ inviteColleagues: values.inviteColleagues }, context, {
    fields: {},
    shouldUseNativeValidation: options.shouldUseNativeValidation,
  });
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
