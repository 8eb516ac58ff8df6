import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '@vela/contracts/routes';
import { accessibilityViolations, type Answers, openSlice } from '@vela/tooling/testing';
import { CATEGORY, DATA_ENGINEER, emptyProfile, fullProfile, PYTHON, talentWith } from '@vela/tooling/testing';
import { routes } from '../expose/routes.js';
import { CV_TEXTS, FILE_TEXTS } from '../features/profile/cv/texts.js';
import { choices } from '../testing/market.js';
import { fileOf, pdfOf } from '../testing/pdf.js';

afterEach(() => localStorage.clear());

const CV = [
  'Maria Karlsson',
  'maria.karlsson@example.com, 070-123 45 67',
  'Storgatan 5, 411 05 Kanarieby',
  'linkedin.com/in/canarymaria',
  '',
  'Experience',
  'Data engineer, Nordlys, 2018 - 2022',
  'I ran pipelines. Expert in Python, some Spark.',
  '',
  'References',
  'Bo Kanarie, 070-765 43 21',
];
/** Whatever tells whose CV it is, or where they worked. */
const TELLING = /karlsson@|kanarie|canary|070|storgatan|nordlys|pipelines|411 05/i;

const open = (profile = emptyProfile, answers: Answers = {}) =>
  openSlice({
    routes,
    path: PATHS.jobSeekerSignup2,
    user: talentWith(profile),
    answers: {
      ...choices,
      listAllRoles: () => [
        { ...DATA_ENGINEER, categoryId: CATEGORY.id },
        { id: '4'.repeat(24), name: 'Analytics Engineer', categoryId: CATEGORY.id },
      ],
      ...answers,
    },
  });

const start = { name: 'Start from your CV' };
const giveFile = async ({ user }: ReturnType<typeof open>, file: File) => {
  await user.click(await screen.findByRole('button', start));
  await user.upload(await screen.findByLabelText('CV'), file);
};
const cvFile = () => fileOf(pdfOf([CV]), 'cv.pdf', 'application/pdf');
const row = (name: string) => screen.findByRole('checkbox', { name });
const everythingKept = () => JSON.stringify(Object.entries({ ...localStorage }));

test('a PDF becomes rows to confirm, with their words, and then a part of the form; nothing else of it stays', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const page = open(emptyProfile, { saveJobSeekerProfile: () => fullProfile, listConnections: () => [] });
  await giveFile(page, cvFile());
  const role = await row('Data Engineer 4 years');
  expect(role).toBeChecked();
  expect(role).toHaveAccessibleDescription(/From your text:.*Data engineer, .*2018 - 2022/);
  expect(await row('Python 5 of 5')).toHaveAccessibleDescription(/Expert in Python/);
  const spark = await row('Spark 2 of 5');
  expect(screen.getByText('1 role, 4 years and 2 skills found')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent(/^Found in your CV/);
  expect(document.activeElement).not.toHaveTextContent(/karlsson@|kanarie|canary|070/i);
  expect(await accessibilityViolations(page.container)).toEqual([]);
  // Nothing is in the profile before it is taken.
  expect(localStorage).toHaveLength(0);

  await page.user.click(spark);
  await page.user.click(screen.getByRole('button', { name: CV_TEXTS.take }));
  expect(await screen.findByRole('heading', { name: '1 role, 4 years and 1 skill taken from your CV' })).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/taken from your CV/);
  expect(screen.getByRole('combobox', { name: 'Job category' })).toHaveValue('Data');
  expect(screen.getByRole('spinbutton', { name: 'Years as Data Engineer' })).toHaveValue('04');
  expect(screen.getByRole('slider', { name: 'Level of Python' })).toHaveValue('5');
  expect(everythingKept()).toContain('Python');
  expect(everythingKept()).not.toMatch(TELLING);

  await page.user.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(page.path()).toBe(PATHS.jobSeekerDashboard));
  expect(page.sentTo('saveJobSeekerProfile')).toMatchObject([
    {
      body: {
        experienceYears: 4,
        categoryId: { id: CATEGORY.id },
        jobSeekerProfilesRoles: [{ roleId: DATA_ENGINEER.id, years: 4 }],
        jobSeekerProfileSkills: [{ skillId: PYTHON.id, level: 5 }],
      },
    },
  ]);
  expect(JSON.stringify(page.sentTo('saveJobSeekerProfile'))).not.toMatch(TELLING);
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('what is in the profile stays, only what is new is offered, and the undo takes it back', async () => {
  const page = open(fullProfile);
  await giveFile(page, cvFile());
  expect(await row('Spark 2 of 5')).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /^Python/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /^Data Engineer/ })).toBeNull();
  await page.user.click(await row('In all 4 years'));
  await page.user.click(screen.getByRole('button', { name: CV_TEXTS.take }));
  expect(await screen.findByRole('slider', { name: 'Level of Spark' })).toHaveValue('2');
  expect(screen.getByRole('slider', { name: 'Level of Python' })).toHaveValue('4.5');
  expect(screen.getByRole('spinbutton', { name: 'Years of experience' })).toHaveValue('09');
  await page.user.click(screen.getByRole('button', { name: CV_TEXTS.undo }));
  expect(screen.queryByRole('slider', { name: 'Level of Spark' })).toBeNull();
  expect(await screen.findByRole('textbox', { name: CV_TEXTS.label })).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('a CV adds to what is kept of a category that was emptied', async () => {
  const page = open(fullProfile);
  await page.user.clear(await screen.findByRole('combobox', { name: 'Job category' }));
  await giveFile(page, cvFile());
  expect(await row('Spark 2 of 5')).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /^Python/ })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: CV_TEXTS.take }));
  expect(screen.getByRole('combobox', { name: 'Job category' })).toHaveValue('Data');
  expect(screen.getByRole('slider', { name: 'Level of Python' })).toHaveValue('4.5');
});

test('pasted text works as well; another category is asked for where no role is known', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', start));
  await page.user.click(await screen.findByRole('button', { name: CV_TEXTS.read }));
  expect(await screen.findByText(CV_TEXTS.empty)).toBeVisible();
  await page.user.type(
    screen.getByRole('textbox', { name: CV_TEXTS.label }),
    'I bake bread and write Python at night.',
  );
  await page.user.click(screen.getByRole('button', { name: CV_TEXTS.read }));
  expect(await screen.findByText(CV_TEXTS.chooseCategory)).toBeVisible();
  await page.user.selectOptions(screen.getByRole('combobox', { name: CV_TEXTS.category }), 'Data');
  expect(await row('Python 3 of 5')).toBeChecked();
  await page.user.click(await row('Python 3 of 5'));
  await page.user.click(screen.getByRole('button', { name: CV_TEXTS.take }));
  expect(await screen.findByText(CV_TEXTS.takeNone)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: CV_TEXTS.close }));
  await waitFor(() => expect(screen.getByRole('button', start)).toHaveFocus());
});

test('a file that cannot be read is said with what to do', async () => {
  const page = open();
  await giveFile(page, fileOf(pdfOf([[]]), 'scan.pdf', 'application/pdf'));
  expect(within(await screen.findByRole('alert')).getByText(FILE_TEXTS.scanned())).toBeVisible();
  await page.user.upload(screen.getByLabelText('CV'), fileOf(pdfOf([CV], true), 'cv.pdf', 'application/pdf'));
  expect(await screen.findByText(FILE_TEXTS.locked())).toBeVisible();
  expect(await accessibilityViolations(page.container)).toEqual([]);
});
