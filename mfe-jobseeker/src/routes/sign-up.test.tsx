import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vela/contracts/client';
import { signUpAgreement } from '@vela/contracts/legal';
import { PATHS } from '@vela/contracts/routes';
import { accessibilityViolations, openSlice } from '@vela/tooling/testing';
import { CATEGORY, emptyProfile, fullProfile, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { keepingServer, LEADERSHIP } from '../testing/market.js';

test('both consents open the way to LinkedIn, and are recorded before the visitor leaves', async () => {
  const { user, session, sentTo, container } = openSlice({
    routes,
    path: PATHS.jobSeekerSignup1,
    answers: { agreeToTexts: () => ({ ok: true }) },
  });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sign up with LinkedIn' });
  expect(await accessibilityViolations(container)).toEqual([]);
  expect(button.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /general terms/ }));
  expect(button.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  await user.click(button);
  await waitFor(() => expect(session.startLinkedin).toHaveBeenCalledWith({ signin: false, userType: 'jobSeeker' }));
  expect(sentTo('agreeToTexts')).toEqual([{ body: { texts: signUpAgreement('jobSeeker') } }]);
});

test('who has signed up already is not asked to again, and goes on', async () => {
  const { path } = openSlice({
    routes,
    path: PATHS.jobSeekerSignup1,
    user: talentWith(emptyProfile),
    ...keepingServer(emptyProfile),
  });
  expect(await screen.findByLabelText('Lowest salary')).toBeTruthy();
  expect(path()).toBe(PATHS.jobSeekerDashboard3);
});

test('who cannot be recorded stays and is told why', async () => {
  const { user, session } = openSlice({
    routes,
    path: PATHS.jobSeekerSignup1,
    answers: {
      agreeToTexts: () => {
        throw new ApiError('Too many attempts. Try again in a minute.', 429, null);
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Sign up with LinkedIn' });
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts');
  expect(session.startLinkedin).not.toHaveBeenCalled();
});

test('a new talent is led from pay to category to LinkedIn to the dashboard', async () => {
  const { user, sentTo, path } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard3,
    user: talentWith(emptyProfile),
    ...keepingServer(emptyProfile),
  });
  await user.type(await screen.findByLabelText('Lowest salary'), '52000');
  await user.type(screen.getByLabelText('Highest salary'), '60000{Enter}');
  expect(path()).toBe(PATHS.jobSeekerDashboard3);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  await user.click(await screen.findByRole('combobox', { name: 'Job category' }));
  await user.click(await screen.findByRole('option', { name: 'Leadership' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  const address = await screen.findByRole('textbox', { name: 'LinkedIn profile' });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(document.activeElement).toBe(address);
  await user.type(address, 'https://example.com/in/maria');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Linkedin profile urls start with https://www.linkedin.com/in/')).toBeTruthy();
  await user.clear(address);
  await user.type(address, 'https://www.linkedin.com/in/maria-k');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Maria' })).toBeTruthy();
  expect(path()).toBe(PATHS.jobSeekerDashboard);
  expect(sentTo('saveJobSeekerProfile')).toEqual([
    { body: { minSalary: 52_000, maxSalary: 60_000, currency: 'SEK', compensationTimePeriod: 'Monthly' } },
    { body: { categoryId: { id: LEADERSHIP.id } } },
    { body: { linkedinProfile: 'https://www.linkedin.com/in/maria-k' } },
  ]);
});

test('pay below the market is said where the market is known, with a way back that loses nothing', async () => {
  const low = {
    ...emptyProfile,
    ...({ minSalary: 25_000, currency: 'SEK', compensationTimePeriod: 'Monthly' } as const),
    categoryId: CATEGORY,
    linkedinProfile: 'https://www.linkedin.com/in/mk',
  };
  const server = keepingServer(low);
  const { user, sentTo, path, container } = openSlice({
    routes,
    path: PATHS.jobSeekerSignup2,
    user: talentWith(low),
    ...server,
    answers: {
      ...server.answers,
      getSalaryAid: ({ query: { roleId, country } }) => ({
        count: 7,
        quartiles: { lower: 638_400, median: 721_000, upper: 840_000 },
        like: roleId === undefined ? [] : country === undefined ? ['role'] : ['role', 'country'],
        ratesDate: '2026-10-01',
      }),
    },
  });
  const said = () => screen.queryByText(/three of four/)?.textContent ?? '';
  await user.type(await screen.findByLabelText(/^Current role/), 'Data Engineer');
  await waitFor(() => expect(said()).toContain('25,000 is below what three of four roles in your field offer: 53,200'));
  await user.type(screen.getByRole('combobox', { name: 'Desired roles' }), 'Data');
  await user.click(await screen.findByRole('option', { name: 'Data Engineer' }));
  await waitFor(() => expect(said()).toContain('like this (this role) offer'));
  await user.type(screen.getByRole('combobox', { name: 'Countries' }), 'Swe');
  await user.click(await screen.findByRole('option', { name: 'Sweden' }));
  await waitFor(() => expect(said()).toContain('like this (this role and your country) offer'));
  expect(await accessibilityViolations(container)).toEqual([]);

  await user.click(screen.getByRole('link', { name: 'Change your pay' }));
  const lowest = await screen.findByLabelText<HTMLInputElement>('Lowest salary');
  expect([path(), lowest.value]).toEqual([`${PATHS.jobSeekerDashboard3}?from=profile`, '25.000']);
  await user.clear(lowest);
  await user.type(lowest, '54000');
  await user.type(screen.getByLabelText('Highest salary'), '60000');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Current role/)).value).toBe('Data Engineer');
  expect(screen.getAllByText(/Sweden/).length).toBeGreaterThan(0);
  expect(sentTo('saveJobSeekerProfile')).toHaveLength(1);
});

test('a range the wrong way round is told at its field', async () => {
  const { user, sentTo, container } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard3,
    user: talentWith(fullProfile),
    ...keepingServer(fullProfile),
  });
  const highest = await screen.findByLabelText<HTMLInputElement>('Highest salary');
  expect(highest.value).toBe('66.000');
  await user.clear(highest);
  await user.type(highest, '10');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('The highest salary is below the lowest.')).toBeTruthy();
  expect(highest.getAttribute('aria-invalid')).toBe('true');
  expect(sentTo('saveJobSeekerProfile')).toEqual([]);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test('another category lets go of the roles and skills of the old one', async () => {
  const { user, sentTo } = openSlice({
    routes,
    path: PATHS.jobSeekerDashboard1,
    user: talentWith(fullProfile),
    ...keepingServer(fullProfile),
  });
  const category = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Job category' });
  expect(category.value).toBe(CATEGORY.name);
  await user.click(category);
  await user.clear(category);
  await user.type(category, 'Lead');
  await user.click(await screen.findByRole('option', { name: 'Leadership' }));
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() =>
    expect(sentTo('saveJobSeekerProfile')).toEqual([
      {
        body: {
          categoryId: { id: LEADERSHIP.id },
          jobSeekerProfilesRoles: [],
          nextRole: {},
          jobSeekerProfileSkills: [],
        },
      },
    ]),
  );
});
