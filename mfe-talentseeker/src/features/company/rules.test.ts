import { afterEach, expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { aCompany } from '../../testing/market.js';
import { companyResolver } from './resolver.js';
import { companyRules, useCompanyRules } from './rules.js';

let isGone = false;
jest.mock('@vela/market/companies', () => {
  if (isGone) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('@vela/market/companies');
});
afterEach(() => {
  isGone = false;
  jest.resetModules();
});

const { name, organizationNumber, address, postalCode, city, country, invoiceEmail } = aCompany;
const form = { name, organizationNumber, address, postalCode, city, country, invoiceEmail, VAT: 'SE12' };
const check = (values: typeof form) =>
  companyResolver({ ...values, inviteColleagues: '' }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

test('rules that cannot be had keep nobody from sending: what is missing is still told, the rest says the API', async () => {
  isGone = true;
  expect(await companyRules()).toBeNull();
  expect((await check(form)).errors).toEqual({});
  expect((await check({ ...form, name: '' })).errors).toMatchObject({ name: { message: 'This field is required' } });
});

test('asked again, rules that are back check again', async () => {
  isGone = true;
  expect(await companyRules()).toBeNull();
  isGone = false;
  expect((await check(form)).errors).toMatchObject({ VAT: { type: 'rule' } });
  const { result } = renderHook(() => useCompanyRules(true));
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current?.domainProblem('me@gmail.com')).toMatch(/Anybody can have/));
});

test('a page goes on without rules that cannot be had', async () => {
  isGone = true;
  const { result } = renderHook(() => useCompanyRules(true));
  expect(await companyRules()).toBeNull();
  expect(result.current).toBeNull();
});
