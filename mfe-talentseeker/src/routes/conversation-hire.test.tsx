import '@testing-library/jest-dom/jest-globals';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import type { CompanyHire, SentConnection } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { conversationAnswers, detailsOf } from '../testing/conversations.js';
import { aHire, anInvoice } from '../testing/hires.js';
import { aConnection, aRecruiter } from '../testing/market.js';
import { type Answers, openSite } from '../testing/site.js';

const accepted: SentConnection = {
  ...aConnection,
  status: 'accepted',
  answeredAt: '2026-11-12T08:00:00.000Z',
  conversation: { stage: 'talking', notes: '', notesRevision: 0 },
  extra: {
    givenName: 'Maja',
    familyName: 'Kron',
    email: 'maja@talent.vela.example',
    profilePictureUrl: null,
    linkedinProfile: null,
  },
};

const openConversation = (answers: Answers) =>
  openSite({
    path: `/talentseeker/conversation/${aConnection.id}`,
    user: aRecruiter,
    answers: { ...conversationAnswers(() => accepted), ...answers },
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Hire' }));

const fill = async (dialog: ReturnType<typeof within>, label: string, day: string) => {
  const field = dialog.getByLabelText(new RegExp(`^${label}`));
  await userEvent.clear(field);
  await userEvent.type(field, day);
};

test('a day whose year is being typed breaks nothing: it is not late before it is a day that somebody means', async () => {
  openConversation({ listHires: () => [] });
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Report a hire' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the hire of Maja' }));
  const field = dialog.getByLabelText(/^Agreement signed on/);
  for (const value of ['0002-11-11', '0020-11-11', '0202-11-11']) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
    expect(dialog.queryByText('This is late')).toBeNull();
  }
  fireEvent.change(field, { target: { value: '2026-01-02' } });
  expect(await dialog.findByText('This is late')).toBeVisible();
});

test('a signed agreement is reported, with its price and what comes next before it is sent', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T08:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'setInterval', 'requestAnimationFrame'],
  });
  let hires: CompanyHire[] = [];
  const { container, sentTo } = openConversation({
    listHires: () => hires,
    reportHire: () => {
      hires = [aHire];
      return aHire;
    },
  });
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Report a hire' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the hire of Maja' }));
  for (const text of ['Fee, Senior', '120,000 SEK', '30,000 SEK', '150,000 SEK', 'Maja is asked to confirm the hire.'])
    expect(dialog.getByText(text)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Report the hire' }));
  expect(await dialog.findAllByText(TEXTS.fieldRequired)).toHaveLength(2);
  await fill(dialog, 'Agreement signed on', '2026-11-09');
  expect(await dialog.findByText('This is late')).toBeVisible();
  await fill(dialog, 'Agreement signed on', '2026-11-19');
  expect(dialog.queryByText('This is late')).toBeNull();
  await fill(dialog, 'First day of work', '2026-12-01');
  await fill(dialog, 'Last day of the probation', '2027-05-31');
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations();
  await userEvent.click(dialog.getByRole('button', { name: 'Report the hire' }));
  expect(await (await panel()).findByText('Reported')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo('reportHire')).toEqual([
    {
      body: {
        connectionId: aConnection.id,
        signedOn: '2026-11-19',
        startsOn: '2026-12-01',
        probationEndsOn: '2027-05-31',
        compensation: '62000',
        currency: 'SEK',
        compensationTimePeriod: 'Monthly',
      },
    },
  ]);
  jest.useRealTimers();
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  openConversation({
    listHires: () => [],
    reportHire: () => {
      throw new ApiError('Check the marked fields.', 422, {
        type: 'about:blank',
        title: 'Not valid',
        status: 422,
        detail: 'Check the marked fields.',
        message: 'Check the marked fields.',
        errors: [{ field: 'signedOn', message: 'The agreement cannot be older than the talent’s yes.' }],
      });
    },
  });
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Report a hire' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog, 'Agreement signed on', '2026-11-01');
  await fill(dialog, 'First day of work', '2026-12-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Report the hire' }));
  expect(await dialog.findByText('The agreement cannot be older than the talent’s yes.')).toBeVisible();
  expect(dialog.getByLabelText(/^First day of work/)).toHaveValue('2026-12-01');
});

test.each<[string, Partial<CompanyHire>, RegExp]>([
  ['confirmed by the talent', { answer: 'confirmed' }, /Maja has confirmed the hire/],
  ['disputed', { answer: 'disputed', answerNote: 'I never signed.' }, /I never signed\./],
  ['told late', { late: true }, /Told late/],
  ['rejected', { status: 'rejected', rejection: 'There is no signature.' }, /There is no signature\./],
  ['confirmed', { status: 'confirmed' }, /The invoice comes in a day: 150,000 SEK/],
  ['one whose end was dismissed', { status: 'confirmed', rejection: 'Maja still works.' }, /Maja still works\./],
  ['invoiced', { status: 'confirmed', invoice: anInvoice }, /F-000012, due 22 Dec 2026/],
])('a hire that is %s says so', async (_, part, text) => {
  const { container } = openConversation({ listHires: () => [{ ...aHire, ...part }] });
  expect(await (await panel()).findByText(text)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test.each<[string, Partial<CompanyHire>, RegExp]>([
  ['before its invoice', {}, /^Nothing is invoiced/],
  ['after its invoice', { invoice: { ...anInvoice, status: 'credited' } }, /F-000012, credited/],
])('a hire that was undone %s says why, and waits for nothing', async (_, part, money) => {
  const hire: CompanyHire = { ...aHire, status: 'undone', rejection: 'The wrong person.', ...part };
  const { container } = openConversation({ listHires: () => [{ ...hire, endReportedOn: '2027-01-15' }] });
  const shown = await panel();
  expect(await shown.findByText('The wrong person.')).toBeVisible();
  expect(shown.getByText(money)).toBeVisible();
  expect(shown.queryByText(/comes in a day|We check it/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('a hire whose company has not said where it is says what its invoice waits for', async () => {
  const { container } = openConversation({ listHires: () => [{ ...aHire, status: 'confirmed', invoiceWaits: true }] });
  const shown = await panel();
  expect(await shown.findByText(/^The invoice waits for/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'your company’s details' })).toHaveAttribute('href', PATHS.companyProfile);
  expect(shown.queryByText(/comes in a day/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('the end of a contract says what it gives back, then is reported', async () => {
  let hire: CompanyHire = { ...aHire, status: 'confirmed', invoice: anInvoice };
  const { sentTo } = openConversation({
    listHires: () => [hire],
    reportHireEnd: ({ body }) => (hire = { ...hire, endReportedOn: body.endedOn }),
  });
  await userEvent.click(await (await panel()).findByRole('button', { name: 'Report the end of the contract' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog, 'Last day of work', '2027-06-15');
  expect(await dialog.findByText(/Nothing is given back/)).toBeVisible();
  await fill(dialog, 'Last day of work', '2027-01-15');
  expect(await dialog.findByText('50% of the fee is given back: 75,000 SEK with VAT.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Report the end' }));
  expect(await (await panel()).findByText(/You told us that it ended on 15 Jan 2027/)).toBeVisible();
  expect(sentTo('reportHireEnd')).toEqual([{ params: { id: aHire.id }, body: { endedOn: '2027-01-15' } }]);
});

test('after a contract that ended another hire can be reported', async () => {
  openConversation({ listHires: () => [{ ...aHire, status: 'confirmed', endedOn: '2027-01-15', invoice: anInvoice }] });
  const shown = await panel();
  expect(await shown.findByText('Contract ended')).toBeVisible();
  expect(shown.queryByRole('button', { name: /end of the contract/ })).toBeNull();
  await userEvent.click(shown.getByRole('button', { name: 'Report a hire' }));
  expect(await screen.findByRole('dialog', { name: 'Report the hire of Maja' })).toBeVisible();
});

test.each([
  ['asks for the report', [], 1],
  ['asks for nothing where the hire is reported', [aHire], 0],
])('choosing "Hired" %s', async (_, hires, dialogs) => {
  let stage: 'talking' | 'hired' = 'talking';
  const now = () => ({ ...accepted, conversation: { stage, notes: '', notesRevision: 0 } });
  const { sentTo } = openConversation({
    ...conversationAnswers(now),
    listHires: () => hires,
    updateConversation: () => {
      stage = 'hired';
      return now();
    },
  });
  await panel();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Hired');
  await waitFor(() => expect(sentTo('updateConversation')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveValue('hired'));
  expect(screen.queryAllByRole('dialog', { name: 'Report the hire of Maja' })).toHaveLength(dialogs);
});

describe('of a talent who deleted their account', () => {
  const { band, openRole } = accepted;
  const { compensation, currency, compensationTimePeriod } = openRole;
  const asked = { band, compensation, currency, compensationTimePeriod };
  const openClosed = (answers: Answers) =>
    openConversation({ getConversation: () => ({ ...detailsOf(accepted), sent: null, asked }), ...answers });

  test('the end of the contract can be told, and what is given back is read', async () => {
    let hire: CompanyHire = { ...aHire, talentName: null, status: 'confirmed', invoice: anInvoice };
    const { container, sentTo } = openClosed({
      listHires: () => [hire],
      reportHireEnd: ({ body }) => (hire = { ...hire, endReportedOn: body.endedOn }),
    });
    expect(await screen.findByText(/^The talent has deleted their account/)).toBeVisible();
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Report the end of the contract' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fill(dialog, 'Last day of work', '2027-01-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Report the end' }));
    expect(await (await panel()).findByText(/You told us that it ended on 15 Jan 2027/)).toBeVisible();
    expect(sentTo('reportHireEnd')).toEqual([{ params: { id: aHire.id }, body: { endedOn: '2027-01-15' } }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('a signed agreement can be reported, and nobody is said to be asked', async () => {
    let hires: CompanyHire[] = [];
    const { sentTo } = openClosed({
      listHires: () => hires,
      reportHire: () => (hires = [{ ...aHire, talentName: null }])[0] ?? aHire,
    });
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Report a hire' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report the hire' }));
    expect(dialog.getByText('Fee, Senior')).toBeVisible();
    expect(dialog.queryByText(/is asked to confirm/)).toBeNull();
    await fill(dialog, 'Agreement signed on', '2026-11-19');
    await fill(dialog, 'First day of work', '2026-12-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Report the hire' }));
    expect(await (await panel()).findByText('We check it next.')).toBeVisible();
    expect(sentTo('reportHire')).toMatchObject([{ body: { connectionId: aConnection.id, compensation: '62000' } }]);
  });

  test('why a hire was turned down is read', async () => {
    openClosed({ listHires: () => [{ ...aHire, talentName: null, status: 'rejected', rejection: 'No signature.' }] });
    expect(await (await panel()).findByText('No signature.')).toBeVisible();
  });
});
