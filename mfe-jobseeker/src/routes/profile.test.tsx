import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { CATEGORY, DATA_ENGINEER, emptyProfile, fullProfile, PYTHON, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { choices, LEADERSHIP } from '../testing/market.js';

const openProfile = (profile = fullProfile, answers: Answers = {}) =>
  openSlice({ routes, path: PATHS.jobSeekerSignup2, user: talentWith(profile), answers: { ...choices, ...answers } });

const save = { name: 'Save profile' };

// What is typed stays in the browser as a draft.
beforeEach(() => localStorage.clear());

test('names and email are shown and cannot be changed', async () => {
  const { container } = openProfile();
  for (const [label, value] of [
    ['First name', 'Maria'],
    ['Last name', 'Karlsson'],
    ['Email', 'maria.karlsson@example.com'],
  ] as const) {
    const field = await screen.findByLabelText<HTMLInputElement>(label);
    expect(field.value).toBe(value);
    expect(field.readOnly).toBe(true);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      "This information can't be changed",
    );
  }
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('years that nobody stated are empty, not nought, and a graduate states nought', async () => {
  const { user, sentTo } = openProfile(
    {
      ...fullProfile,
      experienceYears: null,
      jobSeekerProfilesRoles: fullProfile.jobSeekerProfilesRoles.map((role) => ({ ...role, years: 0 })),
    },
    { saveJobSeekerProfile: () => fullProfile, listConnections: () => [] },
  );
  const years = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Years of experience' });
  expect(years.value).toBe('');
  await user.type(years, '00');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sentTo('saveJobSeekerProfile')).toMatchObject([{ body: { experienceYears: 0 } }]));
});

test('years that were stated are taken back by emptying the field', async () => {
  const { user, sentTo } = openProfile(fullProfile, {
    saveJobSeekerProfile: () => fullProfile,
    listConnections: () => [],
  });
  const years = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Years of experience' });
  await user.clear(years);
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(sentTo('saveJobSeekerProfile')).toEqual([{ body: { experienceYears: null } }]));
});

test('all of a profile is filled in and sent at once', async () => {
  const { user, sentTo, path } = openProfile(
    { ...emptyProfile, minSalary: 1, linkedinProfile: 'https://www.linkedin.com/in/mk' },
    { saveJobSeekerProfile: () => fullProfile, listConnections: () => [] },
  );
  await user.type(await screen.findByLabelText(/^Current role/), 'Data Engineer');
  // Years in all are at least those in a role, which start from them.
  await user.dblClick(screen.getByRole('button', { name: 'Increase Years of experience' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Desired roles' }).disabled).toBe(true);
  await user.click(screen.getByRole('combobox', { name: 'Job category' }));
  await user.click(await screen.findByRole('option', { name: 'Data' }));
  await user.type(screen.getByRole('combobox', { name: 'Desired roles' }), 'Data');
  await user.click(await screen.findByRole('option', { name: 'Data Engineer' }));
  const priority = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Priority of Data Engineer' });
  expect(priority.value).toBe('03');
  await user.type(screen.getByRole('spinbutton', { name: 'Years as Data Engineer' }), '{ArrowDown}');
  await user.type(screen.getByRole('combobox', { name: 'Skills' }), 'Py');
  await user.click(await screen.findByRole('option', { name: 'Python' }));
  expect((await screen.findByRole('slider', { name: 'Level of Python' })).getAttribute('aria-valuetext')).toBe(
    '3 of 5 stars',
  );
  const setups = within(screen.getByRole('group', { name: 'Work setup' }));
  await user.click(setups.getByRole('checkbox', { name: 'Hybrid' }));
  await user.type(screen.getByRole('combobox', { name: 'Countries' }), 'Swe');
  await user.click(await screen.findByRole('option', { name: 'Sweden' }));
  await user.type(await screen.findByRole('combobox', { name: 'Cities' }), 'Göt');
  await user.click(await screen.findByRole('option', { name: 'Göteborg' }));
  await user.click(screen.getByRole('checkbox', { name: 'Permanent' }));
  await user.selectOptions(screen.getByLabelText('Availability'), '3 month(s)');
  await user.type(screen.getByLabelText(/^About me/), 'I build things that last.');
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(path()).toBe(PATHS.jobSeekerDashboard));
  expect(sentTo('saveJobSeekerProfile')).toEqual([
    {
      body: {
        currentRole: 'Data Engineer',
        experienceYears: 2,
        categoryId: { id: CATEGORY.id },
        jobSeekerProfilesRoles: [{ roleId: DATA_ENGINEER.id, years: 1 }],
        nextRole: { 'Data Engineer': 3 },
        jobSeekerProfileSkills: [{ skillId: PYTHON.id, level: 3 }],
        // What was not touched stays as it is.
        hybrid: true,
        countriesCities: { Sweden: ['Göteborg'] },
        permanent: true,
        permanentPercentage: 100,
        availability: '3',
        aboutMe: 'I build things that last.',
      },
    },
  ]);
});

test('words that tell whose profile it is are named beside their field while it is typed, and go when they are gone', async () => {
  const { user, container } = openProfile();
  const about = await screen.findByLabelText<HTMLTextAreaElement>(/^About me/);
  await user.clear(about);
  await user.type(about, 'Karlssons kod');
  const warning = await screen.findByText(/Leave out “Karlssons”: companies see your name/);
  expect(about.getAttribute('aria-invalid')).toBe('true');
  expect(about.getAttribute('aria-describedby')).toContain(warning.closest('[id]')?.id ?? 'none');
  expect(await accessibilityViolations(container)).toEqual([]);
  await user.clear(about);
  await user.type(about, 'God kod');
  await waitFor(() => expect(screen.queryByText(/Leave out “/)).toBeNull());
  expect(about.value).toBe('God kod');
});

test('a profile that nobody could find is not sent; the first empty field takes focus', async () => {
  const { user, sentTo } = openProfile(emptyProfile);
  await user.click(await screen.findByRole('button', save));
  expect(await screen.findAllByText('This field is required')).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Job category' }));
  expect(sentTo('saveJobSeekerProfile')).toEqual([]);
});

test('a skill that the list lacks is suggested; what is wrong with it is told, and the profile stays as it is', async () => {
  let wrong = true;
  const { user, sentTo, toasts } = openProfile(fullProfile, {
    suggestSkill: () => {
      if (!wrong) return { ok: true };
      const detail = 'Some fields are not right.';
      const errors = [{ field: 'text', message: 'That tells your name.' }];
      throw new ApiError(detail, 422, {
        type: 'about:blank',
        title: 'No',
        status: 422,
        detail,
        message: detail,
        errors,
      });
    },
  });
  const skills = await screen.findByRole('combobox', { name: 'Skills' });
  const suggest = async () => {
    await user.type(skills, 'LangChain');
    await user.click(await screen.findByRole('option', { name: 'Suggest “LangChain” for the list' }));
  };
  await suggest();
  const told = (message: string, variant: 'error' | 'success') =>
    waitFor(() => expect(toasts.show).toHaveBeenLastCalledWith({ message, variant }));
  await told('That tells your name.', 'error');
  wrong = false;
  await suggest();
  await told('Thank you. We look at “LangChain” and tell you what comes of it.', 'success');
  const body = { text: 'LangChain', categoryId: CATEGORY.id, userType: 'jobSeeker' };
  expect(sentTo('suggestSkill')).toEqual([{ body }, { body }]);
  expect(screen.queryByRole('button', { name: 'Remove LangChain' })).toBeNull();
});

test('a country is found by its other names', async () => {
  const { user } = openProfile();
  await user.type(await screen.findByRole('combobox', { name: 'Countries' }), 'Danmark');
  expect(await screen.findByRole('option', { name: 'Denmark' })).toBeTruthy();
});

const categoryField = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Job category' });
const LEVEL = { name: 'Level of Python' };

test('an emptied category keeps its roles and skills until another one is chosen', async () => {
  const { user, sentTo } = openProfile(fullProfile, {
    saveJobSeekerProfile: () => fullProfile,
    listConnections: () => [],
  });
  await user.clear(await categoryField());
  expect(screen.getByRole('slider', LEVEL)).toBeTruthy();
  await user.click(screen.getByRole('button', save));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Job category' })));
  expect(sentTo('saveJobSeekerProfile')).toEqual([]);

  await user.type(await categoryField(), 'Data');
  await user.click(await screen.findByRole('option', { name: 'Data' }));
  expect(screen.getByRole('slider', LEVEL)).toBeTruthy();
  expect(screen.getByRole('spinbutton', { name: /^Years as/ })).toBeTruthy();
  // It is as it is saved again: there is nothing to bring back.
  expect(localStorage).toHaveLength(0);

  await user.clear(await categoryField());
  await user.type(await categoryField(), 'Lead');
  await user.click(await screen.findByRole('option', { name: LEADERSHIP.name }));
  expect(screen.queryByRole('slider', LEVEL)).toBeNull();
  expect(screen.queryByRole('spinbutton', { name: /^Years as/ })).toBeNull();
});

test.each([
  ['the same', 'Data', 1],
  ['another one', LEADERSHIP.name, 0],
])('a category that was emptied before the page was left, then %s', async (_case, name, kept) => {
  const before = openProfile();
  await before.user.clear(await categoryField());
  cleanup();
  const { user } = openProfile();
  expect(await screen.findByText('Your unsaved changes are back')).toBeTruthy();
  await user.type(await categoryField(), name.slice(0, 4));
  await user.click(await screen.findByRole('option', { name }));
  expect(screen.queryAllByRole('slider', LEVEL)).toHaveLength(kept);
});

test('a removed country takes its cities with it', async () => {
  const { user, sentTo } = openProfile(fullProfile, {
    saveJobSeekerProfile: () => fullProfile,
    listConnections: () => [],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove Sweden' }));
  expect(screen.queryByRole('button', { name: 'Remove Göteborg' })).toBeNull();
  await user.click(screen.getByRole('button', save));
  await waitFor(() =>
    expect(sentTo('saveJobSeekerProfile')).toEqual([
      { body: expect.objectContaining({ countriesCities: { Norway: [] } }) },
    ]),
  );
});

test('a refused About Me is told at its field and nothing typed is lost', async () => {
  const detail = 'Leave out your name.';
  const { user } = openProfile(fullProfile, {
    saveJobSeekerProfile: () => {
      throw new ApiError('Mend one field.', 422, {
        type: 'about:blank',
        title: 'Unprocessable',
        status: 422,
        detail,
        message: detail,
        errors: [{ field: 'aboutMe', message: detail }],
      });
    },
  });
  const about = await screen.findByLabelText<HTMLTextAreaElement>(/^About me/);
  await user.type(about, ' I am Maria.');
  await user.click(screen.getByRole('button', save));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(about.value).toBe('I build pipelines that people trust. I am Maria.');
  expect(document.activeElement).toBe(about);
});

test('a server that fails is told above the form', async () => {
  const { user } = openProfile(fullProfile, {
    saveJobSeekerProfile: () => {
      throw new ApiError('The service is not available.', 503, null);
    },
  });
  await user.click(await screen.findByRole('button', save));
  expect(within(await screen.findByRole('alert')).getByText('The service is not available.')).toBeTruthy();
});
