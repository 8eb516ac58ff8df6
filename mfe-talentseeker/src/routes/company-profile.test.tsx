import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { STORAGE_KEYS } from '@vela/contracts/constants';
import { COMPANY_KNOWN } from '@vela/contracts/problem';
import type { CompanyPage } from '@vela/contracts/schemas';
import { referenceAnswers } from '../testing/answers.js';
import { aCompany, aRecruiter, aTalentSeeker, idOf } from '../testing/market.js';
import { openSite, type SiteOptions } from '../testing/site.js';

afterEach(() => localStorage.clear());

const aPage: CompanyPage = {
  name: aCompany.name,
  verified: false,
  domain: null,
  logoUrl: null,
  city: 'Göteborg',
  country: 'Sweden',
  people: null,
  about: '',
  website: null,
  benefits: [],
  countriesCities: {},
  roles: [],
  replies: null,
  takenDown: null,
};

const openForm = (company: typeof aCompany, answers: SiteOptions['answers'] = {}, user = aRecruiter) =>
  openSite({
    path: '/talentseeker/dashboard/companyprofile',
    user: { ...user, talentSeeker: { ...aTalentSeeker, company } },
    answers: {
      ...referenceAnswers,
      listOpenRoles: () => [],
      listConnections: () => [],
      listCompanyInvites: () => [],
      listJoinRequests: () => [],
      getCompanyPage: () => aPage,
      ...answers,
    },
  });

test('what is typed is there again after a reload, for who typed it, until it is saved', async () => {
  const city = () => screen.findByRole('textbox', { name: 'City' });
  openForm(aCompany, { saveCompany: () => aCompany });
  await userEvent.type(await city(), ' 2');
  cleanup();

  openForm(aCompany, { saveCompany: () => aCompany }, { ...aRecruiter, id: idOf(77) });
  expect(await city()).toHaveValue(aCompany.city);
  cleanup();

  const { path } = openForm(aCompany, { saveCompany: () => aCompany });
  expect(await city()).toHaveValue(`${aCompany.city} 2`);
  expect(screen.getByText('Your unsaved changes are back')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save company' }));
  await waitFor(() => expect(path()).toBe('/talentseeker/dashboard'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith(STORAGE_KEYS.recruiterDraft))).toEqual([]);
});

test('a real company fills the form, and what was not changed is not sent', async () => {
  const { container, path, sentTo, toasts } = openForm(aCompany, { saveCompany: () => aCompany });
  expect(await screen.findByRole('heading', { level: 1, name: 'Company profile' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'VAT number' })).toHaveValue(aCompany.VAT);
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Sweden');
  await userEvent.clear(screen.getByRole('combobox', { name: 'Country' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'Swed');
  await userEvent.click(await screen.findByRole('option', { name: 'Sweden' }));
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.type(screen.getByRole('textbox', { name: 'Invite colleagues' }), 'a@x.example b@x.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save company' }));
  await waitFor(() => expect(path()).toBe('/talentseeker/dashboard'));
  expect(toasts.show).toHaveBeenCalledWith({ message: 'Company saved', variant: 'success' });
  expect(sentTo('saveCompany')).toEqual([{ body: { inviteColleagues: 'a@x.example b@x.example' } }]);
});

test.each([
  ['{Enter}', 'pola', 'Poland'],
  ['{Tab}', 'pola', 'Poland'],
  ['{Tab}', 'sverige', 'Sweden'],
])('%s takes the country that "%s" means', async (key, typed, country) => {
  const { sentTo } = openForm(aCompany, { saveCompany: () => aCompany });
  const field = await screen.findByRole('combobox', { name: 'Country' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}${key}`);
  expect(field).toHaveValue(country);
  expect(sentTo('saveCompany')).toEqual([]);
});

test('words that mean no country are asked back, and are not saved', async () => {
  const { sentTo } = openForm(aCompany);
  const field = await screen.findByRole('combobox', { name: 'Country' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Atlantis{Tab}');
  expect(await screen.findByText('Choose a country from the list.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save company' }));
  expect(sentTo('saveCompany')).toEqual([]);
});

test.each([
  ['Organization number', '556000-0002', /typing error in the number/],
  ['VAT number', 'SE12', /VAT numbers of Sweden are SE and 12 digits/],
  ['Invoice email', 'invoices', 'This is not an email address.'],
])('%s "%s" is told beside the field', async (name, typed, sentence) => {
  openForm(aCompany);
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Tab}`);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a company made with the account has its name at most, and everything is asked for', async () => {
  const { path } = openForm({ ...aCompany, autoGenerated: true });
  expect(await screen.findByRole('heading', { level: 1, name: 'Create company' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue(aCompany.name);
  expect(screen.getByRole('textbox', { name: 'VAT number' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(7);
  expect(path()).toBe('/talentseeker/dashboard/companyprofile');
});

const colleagues = [
  ...aCompany.members,
  { id: idOf(81), givenName: 'Kim', familyName: 'Lund', owner: false, billing: false },
  { id: idOf(82), givenName: 'Bo', familyName: 'Ek', owner: false, billing: true },
];

test('the owner removes a colleague and hands the company over', async () => {
  const { container, sentTo, toasts } = openForm(
    { ...aCompany, members: colleagues },
    {
      removeCompanyMember: () => aCompany,
      handOverCompany: () => aCompany,
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bo Ek' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(screen.getByRole('dialog', { name: 'Remove Bo Ek?' })).toBeVisible();
  expect(sentTo('removeCompanyMember')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(toasts.show).toHaveBeenCalledWith({ message: 'Bo Ek no longer belongs to the company', variant: 'success' }),
  );
  expect(sentTo('removeCompanyMember')).toEqual([{ params: { id: idOf(82) } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Kim Lund' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Make owner' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(sentTo('handOverCompany')).toEqual([{ body: { memberId: idOf(81) } }]));
  expect(await axe(container)).toHaveNoViolations();
});

test('others see their colleagues and decide nothing', async () => {
  openForm({ ...aCompany, members: colleagues.map((member) => ({ ...member, owner: member.id === idOf(81) })) });
  expect(await screen.findByText('Kim Lund')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
});

test('a colleague leaves the company, is told what that means, and nothing of it stays known', async () => {
  const members = colleagues.map((member) => ({ ...member, owner: member.id === idOf(81) }));
  const { container, sentTo, toasts, path } = openForm(
    { ...aCompany, members },
    { leaveCompany: () => ({ ok: true }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the company' }));
  expect(screen.getByRole('dialog', { name: `Leave ${aCompany.name}?` })).toHaveTextContent(/You lose access at once/);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  expect(sentTo('leaveCompany')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Leave the company' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(path()).toBe('/talentseeker/dashboard/step3'));
  expect(sentTo('leaveCompany')).toHaveLength(1);
  expect(toasts.show).toHaveBeenCalledWith({
    message: `You no longer belong to ${aCompany.name}`,
    variant: 'success',
  });
});

test('the owner does not leave before somebody else is it', async () => {
  openForm({ ...aCompany, members: colleagues });
  expect(await screen.findByText('Kim Lund')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave the company' })).toBeNull();
});

test('an invitation that waits is taken back', async () => {
  const invite = {
    id: idOf(60),
    email: 'kim@x.example',
    createdAt: '2026-11-10T08:00:00.000Z',
    expiresAt: '2026-11-24T08:00:00.000Z',
  };
  const { sentTo, toasts } = openForm(aCompany, { listCompanyInvites: () => [invite], revokeCompanyInvite: () => [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Take back the invitation of kim@x.example' }));
  expect(sentTo('revokeCompanyInvite')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, take back' }));
  await waitFor(() => expect(screen.queryByText('kim@x.example')).toBeNull());
  expect(sentTo('revokeCompanyInvite')).toEqual([{ params: { id: idOf(60) } }]);
  // The row is gone by then.
  await waitFor(() =>
    expect(toasts.show).toHaveBeenCalledWith({ message: 'Invitation taken back', variant: 'success' }),
  );
});

test('what is no address is named beside the field, and nothing typed is lost', async () => {
  const { sentTo } = openForm(aCompany);
  const field = await screen.findByRole('textbox', { name: 'Invite colleagues' });
  await userEvent.type(field, 'a@x.example nope');
  await userEvent.click(screen.getByRole('button', { name: 'Save company' }));
  expect(await screen.findByText('“nope” is not an email address.')).toBeVisible();
  expect(field).toHaveValue('a@x.example nope');
  expect(sentTo('saveCompany')).toEqual([]);
});

test('the owner lets one join who asks, and declines another', async () => {
  const asking = [
    { id: idOf(90), name: 'Siv Ny', email: 'siv@x.example', askedAt: '2026-11-10T08:00:00.000Z' },
    { id: idOf(91), name: 'Bo Fel', email: 'bo@y.example', askedAt: '2026-11-11T08:00:00.000Z' },
  ];
  const { container, sentTo, toasts } = openForm(aCompany, {
    listJoinRequests: () => asking,
    answerJoinRequest: ({ params }) => asking.filter(({ id }) => id !== params.id),
  });
  expect(await screen.findByText('Siv Ny, siv@x.example')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Let Siv Ny join' }));
  await waitFor(() => expect(screen.queryByText('Siv Ny, siv@x.example')).toBeNull());
  await waitFor(() =>
    expect(toasts.show).toHaveBeenCalledWith({ message: 'Siv Ny belongs to your company', variant: 'success' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Decline Bo Fel' }));
  await waitFor(() =>
    expect(sentTo('answerJoinRequest')).toEqual([
      { params: { id: idOf(90) }, body: { accepted: true } },
      { params: { id: idOf(91) }, body: { accepted: false } },
    ]),
  );
});

test('a domain is proven by the code that was mailed there; Enter in a field sends nothing', async () => {
  const { container, sentTo, toasts } = openForm(aCompany, {
    askDomainProof: () => ({ ok: true }),
    proveDomain: () => ({ ...aCompany, domains: ['norrsken.se'] }),
  });
  const address = await screen.findByRole('textbox', { name: /Your address at the company/ });
  const mail = screen.getByRole('button', { name: 'Send the code' });
  await userEvent.type(address, 'me@gmail.com');
  await userEvent.click(mail);
  expect(await screen.findByText(/Anybody can have an address there/)).toBeVisible();
  await userEvent.clear(address);
  await userEvent.type(address, ' maja@norrsken.se{Enter}');
  await waitFor(() => expect(screen.queryByText(/Anybody can have an address there/)).toBeNull());
  expect(sentTo('askDomainProof')).toEqual([]);
  await userEvent.click(mail);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '12345678{Enter}');
  expect(await axe(container)).toHaveNoViolations();
  expect(sentTo('proveDomain')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Prove the domain' }));
  await waitFor(() =>
    expect(toasts.show).toHaveBeenCalledWith({ message: 'The domain is proven', variant: 'success' }),
  );
  expect(sentTo('askDomainProof')).toEqual([{ body: { email: 'maja@norrsken.se' } }]);
  expect(sentTo('proveDomain')).toEqual([{ body: { code: '12345678' } }]);
});

test('a second press while an address is still being checked mails no second code', async () => {
  const { sentTo } = openForm(aCompany, { askDomainProof: () => ({ ok: true }) });
  await userEvent.type(await screen.findByRole('textbox', { name: /Your address at the company/ }), 'maja@norrsken.se');
  const mail = screen.getByRole('button', { name: 'Send the code' });
  fireEvent.click(mail);
  fireEvent.click(mail);
  expect(sentTo('askDomainProof')).toEqual([]);
  expect(await screen.findByRole('textbox', { name: 'Code' })).toBeVisible();
  expect(sentTo('askDomainProof')).toEqual([{ body: { email: 'maja@norrsken.se' } }]);
});

test('who may not change documents proves no domain', async () => {
  openForm({ ...aCompany, members: colleagues.map((member) => ({ ...member, owner: member.id === idOf(81) })) });
  expect(await screen.findByText('Kim Lund')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Prove your domain' })).toBeNull();
});

test.each([
  ['waiting', '', /We are looking at your details\. Until then you can send 5 requests/],
  ['verified', '', /Talent sees that we checked who you are/],
  ['declined', 'The number is another company’s.', /We wrote: “The number is another company’s\.”/],
] as const)('how far the verification is: %s', async (verification, verificationNote, text) => {
  openForm({ ...aCompany, verification, verificationNote });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a number that is on Vela already leads to the owner, and to a person', async () => {
  const { sentTo } = openForm(aCompany, {
    saveCompany: () => {
      throw new ApiError('A company with this number is on Vela already.', 409, {
        type: COMPANY_KNOWN,
        title: 'Conflict',
        status: 409,
        detail: 'A company with this number is on Vela already.',
        message: 'A company with this number is on Vela already.',
      });
    },
    askToJoinCompany: () => ({ ok: true }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save company' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to join' }));
  expect(await screen.findByText(/We have written to the owner/)).toBeVisible();
  expect(sentTo('askToJoinCompany')).toEqual([
    { body: { country: aCompany.country, organizationNumber: aCompany.organizationNumber } },
  ]);
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});

test('what VIES said of the number stands on the page, and what came of saving it is told', async () => {
  const number = 'DE136695976';
  const company = {
    ...aCompany,
    country: 'DE',
    VAT: number,
    organizationNumber: 'HRB 12344 Köln',
    vatRate: { percent: 0, reason: 'reverseCharge' },
    vatCheck: { number, answer: 'valid', at: '2027-01-11T09:00:00.000Z', consultationNumber: 'WAPIAAAAx1' },
  } as const;
  const refused = {
    ...company,
    vatRate: { percent: 25, reason: 'euUnknownVatNumber' },
    vatCheck: { ...company.vatCheck, answer: 'invalid' },
  } as const;
  const { sentTo, toasts } = openForm(company, { saveCompany: () => refused });
  expect(
    await screen.findByText(/VIES confirmed DE136695976 on 2027-01-11, consultation number WAPIAAAAx1/),
  ).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Language of receipts/ }), 'Svenska');
  await userEvent.click(screen.getByRole('button', { name: 'Save company' }));
  await waitFor(() => expect(toasts.show).toHaveBeenCalled());
  expect(toasts.show).toHaveBeenCalledWith({ message: expect.stringContaining('is not valid'), variant: 'success' });
  expect(sentTo('saveCompany')).toMatchObject([{ body: { documentLanguage: 'sv' } }]);
});

test('what the company says of itself is filled in, seen as talent sees it, and saved', async () => {
  const { container, sentTo, toasts } = openForm(aCompany, {
    saveCompanyPage: ({ body }) => ({
      ...aPage,
      ...body,
      website: 'https://norrsken.example.com/',
      benefits: ['A boat'],
    }),
  });
  const face = within(await screen.findByRole('region', { name: 'How talent sees you' }));
  const preview = within(await face.findByRole('region', { name: 'How it looks' }));
  expect(preview.getByText(/Too few conversations yet/)).toBeVisible();
  await userEvent.type(face.getByRole('textbox', { name: /What you do/ }), 'We plan ferries.');
  expect(preview.getByText('We plan ferries.')).toBeVisible();
  const website = face.getByRole('textbox', { name: /Website/ });
  await userEvent.type(website, 'http://norrsken.example.com{Tab}');
  expect(await face.findByText('Give an address that begins with https://.')).toBeVisible();
  expect(preview.queryByRole('link')).toBeNull();
  await userEvent.clear(website);
  await userEvent.type(website, 'norrsken.example.com');
  expect(preview.getByRole('link', { name: /^norrsken.example.com/ })).toHaveAttribute(
    'href',
    'https://norrsken.example.com/',
  );
  await userEvent.type(face.getByRole('textbox', { name: /What you offer/ }), 'A boat{Enter}');
  await userEvent.type(face.getByRole('combobox', { name: /Countries/ }), 'Swed');
  await userEvent.click(await screen.findByRole('option', { name: 'Sweden' }));
  expect(preview.getByText('Sweden')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(face.getByRole('button', { name: 'Save the page' }));
  await waitFor(() => expect(toasts.show).toHaveBeenCalledWith({ message: 'Company page saved', variant: 'success' }));
  expect(sentTo('saveCompanyPage')).toEqual([
    {
      body: {
        about: 'We plan ferries.',
        website: 'norrsken.example.com',
        benefits: ['A boat'],
        countriesCities: { Sweden: [] },
      },
    },
  ]);
});

test('what was typed of the company is seen as talent would see it after a reload, too', async () => {
  const about = () => screen.findByRole('textbox', { name: /^What you do/ });
  openForm(aCompany);
  await userEvent.type(await about(), 'We build ships.');
  cleanup();

  openForm(aCompany);
  expect(await about()).toHaveValue('We build ships.');
  expect(screen.getByText('We build ships.', { selector: 'p' })).toBeVisible();
});

test('a logo is chosen, refused with a sentence, and removed', async () => {
  const withLogo = { ...aPage, logoUrl: '/api/companies/logos/0123456789abcdef01234567' };
  let refuse = true;
  const { container, sentTo, toasts } = openForm(aCompany, {
    uploadCompanyLogo: () => {
      if (!refuse) return withLogo;
      refuse = false;
      throw new ApiError('Check your input', 422, {
        type: 'about:blank',
        title: 'Check your input',
        status: 422,
        detail: 'Check your input',
        message: 'Check your input',
        errors: [{ field: 'logo', message: 'This picture is damaged.' }],
      });
    },
    removeCompanyLogo: () => aPage,
  });
  const choose = await screen.findByRole('button', { name: 'Choose a logo' });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no field for files.');
  const png = new File(['picture'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(input, new File([new Uint8Array(2_000_001)], 'large.png', { type: 'image/png' }));
  expect(await screen.findByText('The picture is larger than 2 MB.')).toBeVisible();
  expect(sentTo('uploadCompanyLogo')).toEqual([]);
  await userEvent.upload(input, png);
  expect(await screen.findByText('This picture is damaged.')).toBeVisible();
  await userEvent.upload(input, png);
  expect(await screen.findByRole('button', { name: 'Replace the logo' })).toBeVisible();
  expect(screen.queryByText('This picture is damaged.')).toBeNull();
  expect(container.querySelectorAll(`img[src="${withLogo.logoUrl}"]`)).toHaveLength(2);
  expect(sentTo('uploadCompanyLogo')).toEqual([{ picture: png }, { picture: png }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the logo' }));
  await waitFor(() => expect(toasts.show).toHaveBeenCalledWith({ message: 'Logo removed', variant: 'success' }));
  expect(choose).toHaveFocus();
  expect(choose).toHaveTextContent('Choose a logo');
});
