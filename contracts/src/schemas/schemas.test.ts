import { describe, expect, test } from '@jest/globals';
import { ValidationError } from 'yup';
import {
  companyInputSchema,
  connectionInputSchema,
  hireBonusSchema,
  hireInputSchema,
  invoicePaidBackInputSchema,
  invoicePaymentInputSchema,
  jobSeekerInputSchema,
  LINKEDIN_PROFILE_PATTERN,
  openRoleInputSchema,
  requiredLinkedinProfile,
  subscribeSchema,
  talentSeekerInputSchema,
} from './index.js';

const ID = '0123456789abcdef01234567';

async function errorsOf(schema: { validate(value: unknown, options: object): Promise<unknown> }, value: unknown) {
  try {
    await schema.validate(value, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

const role = {
  category: ID,
  role: { 'Data Engineer': 5 },
  remote: false,
  hybrid: true,
  office: false,
  countries: ['Sweden'],
  cities: ['Göteborg'],
  countriesCities: { Sweden: ['Göteborg'] },
  skills: [{ Python: 4.5 }, { Spark: 3 }],
  permanent: true,
  freelance: false,
  permanentPercentage: 100,
  freelancePercentage: null,
  compensation: '40000',
  currency: 'SEK',
  compensationTimePeriod: 'Monthly',
  availability: 0,
  description: '',
};

describe('an open role', () => {
  test('as the wizard sends it is accepted', async () => {
    expect(await errorsOf(openRoleInputSchema, role)).toEqual({});
  });

  test.each([
    [{ role: {} }, { role: 'This field is required' }],
    [{ role: { a: 1, b: 2 } }, { role: 'Choose one role.' }],
    [{ role: { a: 100 } }, { role: 'This must be a map of role name to years.' }],
    [{ countries: [] }, { countries: 'This field is required' }],
    [{ skills: [] }, { skills: 'This field is required' }],
    [{ skills: [{ Python: 0.4 }] }, { 'skills[0]': 'This must be a map of skill name to level.' }],
    [{ permanent: false }, { permanent: 'Please select at least one employment type' }],
    [{ compensation: '' }, { compensation: 'Required' }],
    [{ compensation: '4e4' }, { compensation: 'Digits only, at most 9' }],
    [{ compensation: '0' }, { compensation: 'Give an amount above 0.' }],
    [{ permanentPercentage: 7 }, { permanentPercentage: 'Choose steps of 5%.' }],
    [{ availability: 4 }, { availability: 'Choose an availability from the list.' }],
    [{ currency: 'NOK' }, { currency: 'Choose a currency from the list.' }],
    [{ description: 'x'.repeat(2001) }, { description: 'At most 2,000 characters' }],
    [{ companyId: ID }, { '': 'Unknown field: companyId' }],
  ])('%j is refused with %j', async (part, expected) => {
    expect(await errorsOf(openRoleInputSchema, { ...role, ...part })).toMatchObject(expected);
  });
});

test('a profile may be saved in parts, and unknown parts are refused', async () => {
  expect(await errorsOf(jobSeekerInputSchema, {})).toEqual({});
  expect(await errorsOf(jobSeekerInputSchema, { minSalary: 1, categoryId: { id: ID }, availability: '0' })).toEqual({});
  expect(await errorsOf(jobSeekerInputSchema, { nextRole: { 'Data Engineer': 3 } })).toEqual({});
  expect(await errorsOf(jobSeekerInputSchema, { nextRole: { 'Data Engineer': 0 } })).not.toEqual({});
  expect(await errorsOf(jobSeekerInputSchema, { userId: ID })).not.toEqual({});
});

test('a recruiter who names fields names one', async () => {
  expect(await errorsOf(talentSeekerInputSchema, { fields: [] })).toEqual({ fields: 'This field is required' });
  expect(await errorsOf(talentSeekerInputSchema, { companies: [] })).toEqual({});
});

test('a company form asks for everything', async () => {
  const errors = await errorsOf(companyInputSchema, { name: ' ' });
  expect(Object.values(errors).filter((message) => message === 'This field is required').length).toBeGreaterThanOrEqual(
    7,
  );
});

test('what shows nothing fills in no field, and empties one that may be empty', async () => {
  await expect(companyInputSchema.validateAt('name', { name: '\u200b\u2060' })).rejects.toThrow(
    'This field is required',
  );
  expect(jobSeekerInputSchema.cast({ currentRole: '\u200b\u200b', aboutMe: ' می\u200cخواهم ' })).toMatchObject({
    currentRole: '',
    aboutMe: 'می\u200cخواهم',
  });
});

test.each([
  ['https://www.linkedin.com/in/ada-lovelace', true],
  ['https://www.linkedin.com/in/åsa_öberg9/', true],
  ['https://www.linkedin.com/in/', false],
  ['https://www.linkedin.com/in/a b', false],
  ['http://www.linkedin.com/in/ada', false],
  ['https://www.linkedin.com.evil.example/in/ada', false],
  ['https://www.linkedin.com/in/ada?x=1', false],
])('profile address %s: %s', (url, fits) => {
  expect(LINKEDIN_PROFILE_PATTERN.test(url)).toBe(fits);
});

test.each([
  ['https://www.linkedin.com/in/ada/?utm_source=share&utm_medium=member_desktop', 'https://www.linkedin.com/in/ada/'],
  [' https://www.linkedin.com/in/ada#about ', 'https://www.linkedin.com/in/ada'],
  ['https://www.linkedin.com/in/%C3%A5sa-%C3%B6berg/', 'https://www.linkedin.com/in/åsa-öberg/'],
  ['https://www.linkedin.com/in/ren%c3%a9-berg?originalSubdomain=se', 'https://www.linkedin.com/in/rené-berg'],
  ['https://www.linkedin.com/in/%E5sa', undefined],
  ['https://www.linkedin.com/in/ada%2F..%2Fx', undefined],
  ['https://evil.example/in/ada?x=1', undefined],
])(
  'a profile address as it is copied, %s, is taken in its own letters and without where it was copied',
  async (copied, kept) => {
    const taken = await requiredLinkedinProfile()
      .validate(copied)
      .catch(() => undefined);
    expect(taken).toBe(kept);
  },
);

test('the newsletter asks for all three', async () => {
  expect(await errorsOf(subscribeSchema, { firstName: 'A' })).toEqual({
    lastName: 'Please fill out all fields.',
    email: 'Please fill out all fields.',
  });
});

test('a request names its talent, role and open role by id', async () => {
  expect(await errorsOf(connectionInputSchema, { jobSeekerId: ID, roleId: ID, openRoleId: 'x', text: '' })).toEqual({
    openRoleId: 'This is not an id.',
  });
});

describe('an amount that moved at the bank for an invoice', () => {
  const noted = (amountOre: number) => ({ amountOre, reason: 'Bank, 3 June' });
  test.each([1, 9_375_000, 10_000_000_000])('of %d öre is noted', async (amountOre) => {
    expect(await errorsOf(invoicePaymentInputSchema, noted(amountOre))).toEqual({});
  });

  test.each([10_000_000_001, 1e24])('of %d öre is a slip of the pen', async (amountOre) => {
    const refused = { amountOre: 'At most 100,000,000 SEK.' };
    expect(await errorsOf(invoicePaymentInputSchema, noted(amountOre))).toEqual(refused);
    const back = { ...noted(amountOre), key: ID, paidOn: '2026-06-03' };
    expect(await errorsOf(invoicePaidBackInputSchema, back)).toEqual(refused);
  });
});

test('a bonus says how much it may be', async () => {
  const bonus = { bonusSek: 1_000_001, state: 'planned', reason: 'As agreed.' };
  expect(await errorsOf(hireBonusSchema, bonus)).toEqual({ bonusSek: 'At most 1,000,000 SEK.' });
});

describe('the days of a hire', () => {
  const hire = {
    connectionId: ID,
    signedOn: '2026-11-20',
    startsOn: '2027-01-01',
    probationEndsOn: null,
    compensation: '60000',
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
  };
  test.each([
    [{}, {}],
    [{ startsOn: '2028-11-20' }, {}],
    [{ startsOn: '2028-11-21' }, { startsOn: 'The work starts at most 24 months after signing. Check both days.' }],
    [{ startsOn: '9999-12-31' }, { startsOn: 'The work starts at most 24 months after signing. Check both days.' }],
    [{ signedOn: '0026-11-20' }, { signedOn: 'Give a day between 1900 and 2199.' }],
    [{ probationEndsOn: '9999-12-31' }, { probationEndsOn: 'A probation lasts at most 12 months.' }],
  ])('%j: %j', async (part, expected) => {
    expect(await errorsOf(hireInputSchema, { ...hire, ...part })).toMatchObject(expected);
  });
});
