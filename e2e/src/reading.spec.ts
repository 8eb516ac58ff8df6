import { type Browser, expect, type Page, type Request } from '@playwright/test';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { test } from './support/journey.js';
import { look } from './support/look.js';
import { newPerson, type Person } from './support/person.js';
import { newRecruiter } from './support/recruiter.js';
import { signUp } from './support/sign-up.js';
import { allOfText, ANY, say, sayLike, to } from './support/speak.js';
import { callApi, CRAFT } from './support/talent.js';

const WIDTHS = [1440, 320];

/** Words of a text that are no value of any field: on the wire they are a leak, wherever they stand. */
const CANARY = 'Kanariebukten';

const ADVERT = `Vi söker en dataingenjör till Göteborg

${CANARY} bygger färjor som går på el.

Krav:
• Minst fem års erfarenhet som utvecklare
• Gedigna kunskaper i Python och SQL
Meriterande:
• Apache Spark

Hybrid, två dagar i veckan på kontoret. Tillsvidareanställning, 80 %.
Lön 52 000–60 000 kr per månad.`;

const cvOf = ({ firstName, lastName, email }: Person): string[] => [
  `${firstName} ${lastName}`,
  `${email} · 070-123 45 67`,
  'Storgatan 5, 411 05 Göteborg',
  'Experience',
  `Data engineer, ${CANARY}, 2017 - 2024`,
  'Expert in Python and SQL, some Apache Spark.',
  'References',
  'Bo Kanarie, 070-765 43 21',
];

/** A PDF as a word processor would write it. */
async function pdfWith(browser: Browser, lines: readonly string[]): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(lines.map((line) => `<p>${line}</p>`).join(''));
  const pdf = await page.pdf({ format: 'A4' });
  await page.close();
  return pdf;
}

/** @returns every address and body that a page has sent so far */
function sentBy(page: Page): () => string {
  const sent: string[] = [];
  page.on('request', (request: Request) =>
    sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`),
  );
  return () => sent.join('\n');
}

/** @returns what the console said of scripts or connections that the page's policy refuses */
function refusedBy(page: Page): string[] {
  const refused: string[] = [];
  page.on(
    'console',
    (message) => /Content Security Policy|unsafe-eval/.test(message.text()) && refused.push(message.text()),
  );
  page.on('pageerror', (error) => refused.push(error.message));
  return refused;
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries({ ...localStorage, ...sessionStorage })));

test('a recruiter pastes a Swedish advert, checks the three steps and posts the role; the text goes nowhere', async ({
  page,
}) => {
  await newRecruiter(page);
  const [sent, refused] = [sentBy(page), refusedBy(page)];
  await page.goto(to(PATHS.addRole1));
  await page.getByRole('button', { name: say('Paste an advert or type a title') }).click();
  await page.getByRole('textbox', { name: say('Advert or title') }).fill(ADVERT);
  await look(page, 'advert-pasted', { widths: WIDTHS });
  await page.getByRole('button', { name: say('Fill in the steps') }).click();
  const result = page.getByRole('region', { name: say('Fill in from an advert') });
  await expect(
    result.getByRole('heading', {
      name: say('{count, plural, one {# field filled in from your text} other {# fields filled in from your text}}', {
        count: 7,
      }),
    }),
  ).toBeVisible();
  await expect(result).toContainText(say('Not found in the text: {fields}.', { fields: say('availability') }));
  await expect(page.getByRole('combobox', { name: say('Role'), exact: true })).toHaveValue(CRAFT.role);
  await expect(page.getByRole('spinbutton', { name: say('Years of experience') })).toHaveValue('05');
  await expect(page.getByRole('checkbox', { name: say('Hybrid') })).toBeChecked();
  // One country and one city: the lists of places are long, and no other word of the advert is one.
  await expect(page.getByRole('button', { name: sayLike('Remove {what}', { what: ANY }) })).toHaveCount(2);
  await expect(page.getByRole('button', { name: say('Remove {what}', { what: CRAFT.city }) })).toBeVisible();
  await look(page, 'advert-read-1', { widths: WIDTHS });
  await page.getByRole('button', { name: say('Next') }).click();

  for (const skill of CRAFT.skills)
    await expect(page.getByRole('slider', { name: say('Level of {skill}', { skill: skill }) })).toBeVisible();
  await expect(page.getByLabel(say('Offered salary'))).toHaveValue('52.000');
  await expect(page.getByRole('slider', { name: say('Permanent percentage') })).toHaveValue('80');
  await expect(page.getByText('Lön 52 000–60 000 kr per månad', { exact: false })).toBeVisible();
  await look(page, 'advert-read-2', { widths: WIDTHS });
  await page.getByRole('button', { name: say('Next') }).click();
  await page.getByRole('button', { name: TEXTS.createRole }).click();
  await expect(page).toHaveURL(/\/talentseeker\/role\/[0-9a-f]{24}/);

  expect(sent()).toContain('/api/open-roles');
  expect(sent()).not.toMatch(new RegExp(`${CANARY}|färjor|Meriterande|dataingenjör`));
  expect(await kept(page)).not.toContain(CANARY);
  expect(refused).toEqual([]);
});

test('a talent starts a profile from a PDF: what it says is confirmed row by row, and nothing else of it is sent or kept', async ({
  page,
  browser,
}) => {
  const person = newPerson('Talent');
  await signUp(page, person, 'jobSeeker');
  await callApi<'saveJobSeekerProfile'>(page, '/api/job-seeker-profiles', {
    minSalary: 50_000,
    maxSalary: 60_000,
    currency: 'SEK',
    compensationTimePeriod: 'Monthly',
    linkedinProfile: person.linkedinProfile,
  });
  const pdf = await pdfWith(browser, cvOf(person));
  const [sent, refused] = [sentBy(page), refusedBy(page)];
  await page.goto(to(PATHS.jobSeekerSignup2));
  await page.getByRole('button', { name: say('Start from your CV') }).click();
  await page
    .getByLabel(say('CV'), { exact: true })
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  const panel = page.getByRole('region', { name: say('Start from your CV') });
  await expect(
    panel.getByRole('checkbox', {
      name: `${CRAFT.role} ${say('{count, plural, one {# year} other {# years}}', { count: 7 })}`,
    }),
  ).toBeChecked();
  await expect(
    panel.getByRole('checkbox', {
      name: `${say('In all')} ${say('{count, plural, one {# year} other {# years}}', { count: 7 })}`,
    }),
  ).toBeChecked();
  await expect(
    panel.getByRole('checkbox', { name: `Python ${say('{level} of {most}', { level: 5, most: 5 })}` }),
  ).toBeChecked();
  await expect(panel).not.toContainText(new RegExp(`${person.lastName}|070-|Storgatan|Bo Kanarie`));
  await look(page, 'cv-read', { widths: WIDTHS });
  // By keys alone: one is left out, the rest is taken.
  await panel.getByRole('checkbox', { name: /^Apache Spark/ }).focus();
  await page.keyboard.press('Space');
  await panel.getByRole('button', { name: say('Take what is ticked') }).focus();
  await page.keyboard.press('Enter');
  await expect(
    panel.getByRole('heading', {
      name: say('{work} taken from your CV', {
        work: allOfText([
          say('{count, plural, one {# role} other {# roles}}', { count: 1 }),
          say('{count, plural, one {# year} other {# years}}', { count: 7 }),
          say('{count, plural, one {# skill} other {# skills}}', { count: 2 }),
        ]),
      }),
    }),
  ).toBeVisible();
  await look(page, 'cv-taken', { widths: WIDTHS });
  expect(await kept(page)).toContain('Python');
  expect(await kept(page)).not.toMatch(new RegExp(`${CANARY}|${person.lastName}|070-|Storgatan`));

  await page.getByRole('button', { name: say('Save profile') }).click();
  await expect(page).toHaveURL(to(PATHS.jobSeekerDashboard));
  const me = await callApi<'getMe'>(page, '/api/users/me');
  expect(me?.jobSeeker).toMatchObject({
    experienceYears: 7,
    jobSeekerProfilesRoles: [{ role: { name: CRAFT.role }, years: 7 }],
    jobSeekerProfileSkills: [
      { skill: { name: 'Python' }, level: 5 },
      { skill: { name: 'SQL' }, level: 5 },
    ],
  });
  expect(sent()).not.toMatch(new RegExp(`${CANARY}|070-|Storgatan|Bo Kanarie|Expert in`));
  expect(
    sent()
      .split('\n')
      .filter((request) => !/\/api\/users\/me|linkedin/.test(request))
      .join('\n'),
  ).not.toContain(person.lastName);
  expect(refused).toEqual([]);
});
