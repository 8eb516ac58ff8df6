import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ApiError } from '@vela/contracts/client';
import { openRoleInputSchema } from '@vela/contracts/schemas';
import { aDraft, ownDraft, ownDraftKey } from '../testing/drafts.js';
import { anOpenRole, aRoleWithMatches, idOf } from '../testing/market.js';
import { openWizard, STEP_1, STEP_2, STEP_3 } from '../testing/wizard.js';

afterEach(() => ownDraft().clear());

async function choose(field: string, option: string) {
  const box = await screen.findByRole('combobox', { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, option.slice(0, 4));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Types over what stands in a field. */
async function replace(field: string, option: string) {
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: field });
  await userEvent.type(box, option.slice(0, 4), { initialSelectionStart: 0, initialSelectionEnd: box.value.length });
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

test('a role is described in three steps and posted as the API wants it', async () => {
  const { path, sentTo } = openWizard(STEP_1, {
    createOpenRole: () => anOpenRole,
    getOpenRole: () => aRoleWithMatches,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Add Role' })).toBeVisible();
  const steps = screen.getByRole('navigation', { name: 'Steps of the role' });
  expect(within(steps).queryByRole('link', { name: /Experience/ })).toBeNull();

  await choose('Job category', 'Data');
  await choose('Role', 'Data Scientist');
  await choose('Role', 'Data Engineer');
  const years = screen.getByRole('spinbutton', { name: 'Years of experience' });
  expect(years).toHaveValue('00');
  await userEvent.type(years, '5x');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fully remote' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Onsite' }));
  await choose('Countries', 'Sweden');
  await choose('Countries', 'Norway');
  await choose('Cities', 'Göteborg');
  expect(within(steps).getByRole('link', { name: /Experience/ })).toHaveAttribute('href', STEP_2);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByRole('heading', { name: 'Required/desired for Data Engineer' })).toBeVisible();
  expect(path()).toBe(STEP_2);
  expect(screen.getByText('half a star for minimum, 5 stars for maximum')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Offered salary' })).toHaveValue('40.000');
  await choose('Tech skills', 'Python');
  const level = screen.getByRole('slider', { name: 'Level of Python' });
  expect(level).toHaveValue('3');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Permanent' }));
  // The answers' lower quartile is 600,000 a year.
  expect(
    await screen.findByText(/^40,000 is below what three of four comparable roles offer: 50,000 or more/),
  ).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Offered salary' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Offered salary' }), '62000');
  expect(screen.queryByText(/three of four/)).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'NOC');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Availability' }), '3 months notice');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  await userEvent.type(await screen.findByRole('textbox', { name: 'Role description' }), 'Streams');
  expect(screen.getByText('7/2000')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(path()).toBe(`/talentseeker/role/${anOpenRole.id}`));
  const body = {
    category: idOf(1),
    role: { 'Data Engineer': 5 },
    remote: true,
    hybrid: false,
    office: true,
    countries: ['Sweden', 'Norway'],
    cities: ['Göteborg'],
    countriesCities: { Sweden: ['Göteborg'], Norway: [] },
    skills: [{ Python: 3 }],
    permanent: true,
    freelance: false,
    permanentPercentage: 100,
    freelancePercentage: null,
    compensation: '62000',
    currency: 'NOC',
    compensationTimePeriod: 'Monthly',
    availability: 3,
    description: 'Streams',
    musts: { terms: [], skills: [] },
    shownToTalent: false,
  };
  expect(sentTo('createOpenRole')).toEqual([{ body: { ...body, key: expect.stringMatching(/^[0-9a-f]{24}$/) } }]);
  expect(openRoleInputSchema.isValidSync(body, { strict: true })).toBe(true);
  await waitFor(() => expect(localStorage.getItem(ownDraftKey)).toBeNull());
});

test('what is missing is said beside its field, and the first one takes focus', async () => {
  const { container, path } = openWizard();
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Job category' })).toHaveFocus());
  expect(screen.getByRole('combobox', { name: 'Job category' })).toHaveAccessibleDescription('This field is required');
  expect(path()).toBe(STEP_1);
  expect(await axe(container)).toHaveNoViolations();
});

test('a removed country takes its cities with it', async () => {
  ownDraft().update(aDraft);
  openWizard();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Sweden' }));
  expect(screen.queryByRole('button', { name: 'Remove Göteborg' })).toBeNull();
  expect(ownDraft().read().details).toMatchObject({ countries: ['Norway'], countriesCities: {} });
});

test('another category starts the role and the skills afresh', async () => {
  ownDraft().update({ ...aDraft, musts: { terms: ['years'], skills: ['CRM'] } });
  openWizard();
  await replace('Job category', 'Design');
  expect(ownDraft().read().details).toMatchObject({ category: { name: 'Design' }, role: null });
  expect(ownDraft().read().experience.skills).toEqual([]);
  // A skill of the same name in another category is no must by itself.
  expect(ownDraft().read().musts).toEqual({ terms: ['years'], skills: [] });
});

test('an emptied category keeps the role and the skills until another one is chosen', async () => {
  const draft = { ...aDraft, musts: { terms: [], skills: ['dbt'] } };
  ownDraft().update(draft);
  const { path } = openWizard();
  await userEvent.clear(await screen.findByRole('combobox', { name: 'Job category' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const field = screen.getByRole('combobox', { name: 'Job category' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('This field is required'));
  expect(path()).toBe(STEP_1);
  await replace('Job category', 'Data');
  expect(ownDraft().read()).toMatchObject(draft);

  // Which category they are of is stored: whoever reads it anew knows.
  await userEvent.clear(field);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: ownDraftKey, storageArea: localStorage }));
  });
  expect(field).toHaveValue('');
  expect(await screen.findByRole('combobox', { name: 'Role' })).toHaveValue('Data Engineer');
  await replace('Job category', 'Design');
  const { details, experience, musts } = ownDraft().read();
  expect({ details, experience, musts }).toMatchObject({
    details: { category: { name: 'Design' }, role: null },
    experience: { skills: [] },
    musts: { skills: [] },
  });
});

test('a role that is emptied and chosen again has its years', async () => {
  ownDraft().update(aDraft);
  openWizard();
  await choose('Role', 'Data Engineer');
  expect(ownDraft().read().details.role).toEqual(aDraft.details.role);
  await choose('Role', 'Data Scientist');
  expect(ownDraft().read().details.role).toMatchObject({ name: 'Data Scientist', years: 0 });
});

test('employment: one type is asked for, and the error clears with either box', async () => {
  ownDraft().update({ ...aDraft, experience: { ...aDraft.experience, permanent: false, compensation: '' } });
  const { container } = openWizard(STEP_2);
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Please select at least one employment type')).toBeVisible();
  expect(screen.getByText('Required')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Freelance' }));
  expect(screen.queryByText('Please select at least one employment type')).toBeNull();
});

test.each([
  [STEP_2, STEP_1],
  [STEP_3, STEP_1],
])('%s cannot be entered before its time', async (asked, shown) => {
  const { path } = openWizard(asked);
  await screen.findByRole('combobox', { name: 'Job category' });
  expect(path()).toBe(shown);
});

test('the last step shows the whole role, with the ways back to each part', async () => {
  ownDraft().update(aDraft);
  openWizard(STEP_3);
  const summary = await screen.findByRole('region', { name: 'Data Engineer' });
  for (const text of [
    'Data',
    '5 years',
    'Fully remote or Hybrid',
    'Göteborg (Sweden) or Norway',
    'Python 4 of 5, dbt 3 of 5',
    '62,000 SEK monthly for full time',
    '3 months notice',
  ])
    expect(within(summary).getByText(text)).toBeVisible();
  expect(within(summary).getByText(/^Permanent 80/)).toBeVisible();
  expect(within(summary).getByRole('link', { name: 'Change role details' })).toHaveAttribute('href', STEP_1);
  expect(within(summary).getByRole('link', { name: 'Change experience' })).toHaveAttribute('href', STEP_2);
});

test('a draft of another language is shown by the names of the page’s own, and keeps its own', async () => {
  ownDraft().update({
    ...aDraft,
    details: {
      ...aDraft.details,
      category: { id: idOf(1), name: 'Data och analys' },
      role: { id: idOf(11), name: 'Dataingenjör', years: 5 },
    },
  });
  const { unmount } = openWizard(STEP_3);
  const summary = await screen.findByRole('region', { name: 'Data Engineer' });
  expect(summary).toHaveTextContent(/Job categoryData(?! och)/);
  unmount();
  openWizard(STEP_2);
  expect(await screen.findByRole('heading', { name: 'Required/desired for Data Engineer' })).toBeVisible();
  expect(ownDraft().read().details.role?.name).toBe('Dataingenjör');
});

test('a refused role keeps everything and says what to mend', async () => {
  ownDraft().update(aDraft);
  const { path } = openWizard(STEP_3, {
    createOpenRole: () => {
      throw new ApiError('Mend one field.', 422, {
        type: 'about:blank',
        title: 'Unprocessable',
        status: 422,
        detail: 'Mend one field.',
        message: 'Mend one field.',
        errors: [{ field: 'skills', message: 'Scala is not a skill of this category.' }],
      });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create role' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Experience: Scala is not a skill of this category.');
  expect(screen.getByRole('link', { name: 'Go to Experience' })).toHaveAttribute('href', STEP_2);
  expect(path()).toBe(STEP_3);
  expect(ownDraft().read()).toEqual(aDraft);
});

test('a role that is sent again after an answer that was lost keeps its key; one that was changed since is another', async () => {
  ownDraft().update(aDraft);
  const { sentTo } = openWizard(STEP_3, {
    createOpenRole: () => {
      throw new ApiError('The connection is gone.', 0, null);
    },
  });
  const create = await screen.findByRole('button', { name: 'Create role' });
  const press = async (times: number) => {
    await userEvent.click(create);
    await waitFor(() => expect(sentTo('createOpenRole')).toHaveLength(times));
    await waitFor(() => expect(create).toBeEnabled());
  };
  await press(1);
  await press(2);
  await userEvent.type(screen.getByRole('textbox', { name: /description/i }), ' and rivers');
  await press(3);
  const [first, again, changed] = sentTo('createOpenRole').map((request) => Reflect.get(Object(request), 'body'));
  expect(again).toEqual(first);
  expect(changed.description).toContain('rivers');
  expect(changed.key).not.toBe(first.key);
});

test('a role that is sent again after an answer that was lost, on the page that was loaded anew, keeps its key', async () => {
  ownDraft().update(aDraft);
  const keys: unknown[] = [];
  for (const times of [1, 2]) {
    const { sentTo, unmount } = openWizard(STEP_3, {
      createOpenRole: () => {
        throw new ApiError('The connection is gone.', 0, null);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Create role' }));
    await waitFor(() => expect(sentTo('createOpenRole')).toHaveLength(1));
    keys.push(Reflect.get(Object(Reflect.get(Object(sentTo('createOpenRole')[0]), 'body')), 'key'));
    unmount();
    expect(keys).toHaveLength(times);
  }
  expect(keys[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(keys[1]).toBe(keys[0]);
  ownDraft().clear();
  expect(Object.keys(localStorage).filter((key) => key.endsWith('.sent'))).toEqual([]);
});

test('a skill that the list lacks is suggested beside the others', async () => {
  ownDraft().update(aDraft);
  const { sentTo } = openWizard(STEP_2, { suggestSkill: () => ({ ok: true }) });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tech skills' }), 'LangChain');
  await userEvent.click(await screen.findByRole('option', { name: 'Suggest “LangChain” for the list' }));
  await waitFor(() =>
    expect(sentTo('suggestSkill')).toEqual([
      { body: { text: 'LangChain', categoryId: idOf(1), userType: 'talentSeeker' } },
    ]),
  );
});

test('enter in a text field does not go on', async () => {
  ownDraft().update(aDraft);
  const { path } = openWizard(STEP_2);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Offered salary' }), '{Enter}');
  expect(path()).toBe(STEP_2);
});

test('beside the form stands whom the role reaches so far, and what a requirement costs', async () => {
  ownDraft().update({
    ...aDraft,
    details: {
      ...aDraft.details,
      remote: false,
      hybrid: false,
      office: true,
      countries: ['Norway'],
      countriesCities: { Norway: ['Oslo'] },
    },
  });
  const asked: unknown[] = [];
  const { container } = openWizard(STEP_1, {
    countRoleReach: ({ body }) => {
      asked.push(body);
      return {
        people: 142,
        matches: 500,
        strong: null,
        musts: [],
        costs: [
          { requirement: 'place', skill: null, people: 97 },
          { requirement: 'years', skill: null, people: null },
        ],
      };
    },
  });
  const count = await screen.findByRole('region', { name: 'Who this role reaches so far' });
  await waitFor(() => expect(count).toHaveTextContent(/142 meet everything asked\s*500 are matches/));
  expect(count).toHaveTextContent('Requiring onsite in Oslo leaves out 97');
  expect(count).toHaveTextContent('Each of the others leaves out fewer than 5');
  // The second step's defaults ask for nothing yet.
  expect(asked).toEqual([
    {
      category: idOf(1),
      role: { 'Data Engineer': 5 },
      remote: false,
      hybrid: false,
      office: true,
      countriesCities: { Norway: ['Oslo'] },
      // What is not asked for on this step leaves nobody out.
      musts: { terms: ['salary'], skills: [] },
    },
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a must is marked beside its field, says whom it leaves out, stands in the summary, and is posted', async () => {
  ownDraft().update({ ...aDraft, musts: { terms: [], skills: [] } });
  const { container, sentTo } = openWizard(STEP_2, {
    countRoleReach: ({ body }) => ({
      people: 142,
      matches: 500,
      strong: 30,
      costs: [],
      musts: (body.musts?.skills ?? []).map((skill) => ({
        must: 'skill',
        skill,
        leavesOut: skill === 'Python' ? 23 : null,
        alone: skill === 'Python' ? 7 : null,
      })),
    }),
    createOpenRole: () => anOpenRole,
    getOpenRole: () => aRoleWithMatches,
  });
  const python = await screen.findByRole('checkbox', { name: 'A must: Python' });
  await userEvent.click(python);
  await waitFor(() => expect(python).toHaveAccessibleDescription('leaves out 23, 7 of them for this alone'));
  const dbt = screen.getByRole('checkbox', { name: 'A must: dbt' });
  await userEvent.click(dbt);
  await waitFor(() => expect(dbt).toHaveAccessibleDescription('leaves out fewer than 5'));
  for (const name of ['type and share of work', 'pay within the offer', 'in time for the start'])
    expect(screen.getByRole('checkbox', { name: `A must: ${name}` })).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
  // What is not asked for any more is no must, and none again by itself.
  await userEvent.click(screen.getByRole('button', { name: 'Remove the skill dbt' }));
  expect(ownDraft().read().musts).toEqual({ terms: [], skills: ['Python'] });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Python at level 4: leaves out 23, 7 of them for this alone')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Create role' }));
  await waitFor(() =>
    expect(sentTo('createOpenRole')).toMatchObject([{ body: { musts: { terms: [], skills: ['Python'] } } }]),
  );
});

test('a small count is never a number, and one that fails is in nobody’s way', async () => {
  ownDraft().update(aDraft);
  const first = openWizard(STEP_2, {
    countRoleReach: () => ({ people: null, matches: null, strong: null, musts: [], costs: [] }),
  });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: /reaches so far/ })).toHaveTextContent(
      /Fewer than 5 meet everything asked\s*Fewer than 5 are matches\s*Fewer than 5 are strong matches, 80 or above/,
    ),
  );
  expect(first.sentTo('countRoleReach')).toMatchObject([
    { body: { skills: [{ Python: 4 }, { dbt: 3 }], compensation: '62000', availability: 3 } },
  ]);
  expect(await screen.findByText(/Half of 12 comparable roles offer 50,000 to 70,000 SEK monthly/)).toBeVisible();
});

test('a posted role is edited in place', async () => {
  ownDraft().update({ ...aDraft, editing: { id: anOpenRole.id, base: aDraft, savedMeanwhile: false } });
  const { path, sentTo, toasts } = openWizard(STEP_3, {
    updateOpenRole: () => anOpenRole,
    getOpenRole: () => aRoleWithMatches,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit role' })).toBeVisible();
  expect(screen.getByText('You are changing Data Engineer, which is posted')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(path()).toBe(`/talentseeker/role/${anOpenRole.id}`));
  expect(sentTo('updateOpenRole')).toMatchObject([
    { params: { id: anOpenRole.id }, body: { role: { 'Data Engineer': 5 } } },
  ]);
  expect(toasts.show).toHaveBeenCalledWith({ message: 'Role saved', variant: 'success' });
});

test('a draft is dropped after a second thought', async () => {
  ownDraft().update(aDraft);
  const { path } = openWizard(STEP_2, { listOpenRoles: () => [], listConnections: () => [] });
  await userEvent.click((await screen.findAllByRole('button', { name: 'Drop this draft' }))[0] ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(ownDraft().read()).toEqual(aDraft);
  await userEvent.click(screen.getAllByRole('button', { name: 'Drop this draft' })[0] ?? document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Drop it' }));
  await waitFor(() => expect(path()).toBe('/talentseeker/dashboard'));
  expect(localStorage.getItem(ownDraftKey)).toBeNull();
});
