import { describe, expect, test } from '@jest/globals';
import { identityKeysOf, identityOf, missingForDocuments, readCompanyDetails } from './index.js';

const nordlys = {
  name: 'Nordlys AB',
  organizationNumber: '556000-0001',
  address: 'Storgatan 1',
  postalCode: '111 22',
  city: 'Stockholm',
  country: 'SE',
  VAT: 'SE556000000101',
  invoiceEmail: 'invoice@nordlys.example',
};

describe('what a company typed', () => {
  test('is stored with its country’s id and its numbers in one spelling', () => {
    const typed = { ...nordlys, country: 'Sverige', organizationNumber: '5560000001', VAT: 'se 556000-0001 01' };
    expect(readCompanyDetails(typed)).toEqual({ details: nordlys, problems: {} });
  });

  test.each([
    ['country', 'pola', 'Choose a country from the list.'],
    ['organizationNumber', '556000-0002', 'typing error'],
    ['VAT', 'SE12', '“none”'],
    ['VAT', 'xyz', '“none”'],
    ['postalCode', '💥', 'digits or letters'],
    ['invoiceEmail', 'invoices', 'This is not an email address.'],
    ['invoiceEmail', 'a@b', 'This is not an email address.'],
    ['invoiceEmail', 'a..b@c.example', 'This is not an email address.'],
    ['invoiceEmail', 'a@[1.2.3.4]', 'This is not an email address.'],
  ] as const)('%s "%s" is told beside the field', (field, text, sentence) => {
    const { problems } = readCompanyDetails({ ...nordlys, [field]: text });
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toContain(sentence);
  });

  test('space around it makes nothing wrong', () => {
    const spaced = Object.fromEntries(Object.entries(nordlys).map(([field, text]) => [field, ` ${text} `]));
    expect(readCompanyDetails({ ...nordlys, ...spaced }).problems).toEqual({});
  });

  test('a company may have no VAT number', () => {
    for (const VAT of ['none', 'None.', '–', 'n/a', 'Finns ej', 'Saknas', 'ingen'])
      expect(readCompanyDetails({ ...nordlys, VAT }).problems).toEqual({});
  });
});

test('documents need everything that the form asks for', () => {
  expect(missingForDocuments(nordlys)).toEqual([]);
  expect(missingForDocuments({ ...nordlys, address: ' ', country: '' })).toEqual(['address', 'country']);
  const nothing = { name: '', organizationNumber: '', address: '', postalCode: '', city: '', country: '', VAT: '' };
  expect(missingForDocuments({ ...nothing, invoiceEmail: '' })).toHaveLength(8);
});

describe('one company', () => {
  test('has one identity, however its numbers are spelled', () => {
    expect(identityKeysOf(nordlys)).toEqual(['org:SE:5560000001', 'vat:SE:SE556000000101']);
    expect(identityOf({ ...nordlys, organizationNumber: '5560000001' })).toBe(identityOf(nordlys));
  });

  test('the same number in another country is another company', () => {
    expect(identityOf({ ...nordlys, country: 'NL', organizationNumber: '12345678', VAT: 'none' })).toBe(
      'org:NL:12345678',
    );
    expect(identityOf({ ...nordlys, country: 'EE', organizationNumber: '12345678', VAT: 'none' })).toBe(
      'org:EE:12345678',
    );
  });

  test.each([
    { ...nordlys, country: '' },
    { ...nordlys, organizationNumber: '', VAT: '' },
    { ...nordlys, organizationNumber: '556000-0002', VAT: 'none' },
  ])('has none before it gave a number', (company) => {
    expect(identityOf(company)).toBeNull();
  });
});
