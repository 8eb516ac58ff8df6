// A recruiter of the bench's own: signs up at the stand-in, names a company, posts a role.
import { PATHS } from '@vela/contracts/routes';

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of the site
 * @returns {Promise<import('@playwright/test').BrowserContext>} signed in, with a company
 */
export async function newRecruiter(browser, origin) {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const mark = String(process.pid);
  await page.goto(PATHS.talentSeekerSignup1);
  const signIn = page.getByRole('main').getByRole('button', { name: /LinkedIn/ });
  await signIn.waitFor();
  for (const consent of await page.getByRole('main').getByRole('checkbox').all()) await consent.check();
  await signIn.click();
  await page.waitForURL(/\/sandbox\/linkedin\//);
  await page.getByLabel('First name').fill('Bench');
  await page.getByLabel('Last name').fill('Mark');
  await page.getByLabel('Email').fill(`bench.${mark}@bench.example`);
  await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
  await page.waitForURL(origin + PATHS.talentSeekerDashboard3);
  await page.getByLabel('LinkedIn profile URL').fill(`https://www.linkedin.com/in/bench-${mark}`);
  await page.getByLabel('Company name').fill('Bench and Daughters');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(origin + PATHS.talentSeekerDashboard);
  await page.close();
  return context;
}

/**
 * Posts a role that many profiles meet.
 * @param {import('@playwright/test').BrowserContext} context of the recruiter
 * @param {string} origin of the site
 * @returns {Promise<string>} its id
 */
export async function postRole(context, origin) {
  const { request } = context;
  /** @param {string} address @returns {Promise<{ id: string, name: string }[]>} */
  const list = async (address) => (await request.get(address)).json();
  const category = (await list('/api/categories')).find(({ name }) => name === 'Data and analytics')?.id;
  const [roles, skills] = await Promise.all(
    ['roles', 'skills'].map((kind) => list(`/api/categories/${kind}?categoryId=${category}`)),
  );
  const answer = await request.post('/api/open-roles', {
    headers: { origin },
    data: {
      category,
      role: { [roles?.[0]?.name ?? '']: 5 },
      skills: skills?.slice(0, 5).map(({ name }) => ({ [name]: 4 })),
      remote: true,
      hybrid: true,
      office: true,
      countries: ['Sweden'],
      cities: [],
      countriesCities: { Sweden: [] },
      permanent: true,
      permanentPercentage: 100,
      freelance: false,
      freelancePercentage: null,
      compensation: '60000',
      currency: 'SEK',
      compensationTimePeriod: 'Monthly',
      availability: 3,
      description: '',
    },
  });
  if (!answer.ok()) throw new Error(`The role was refused: ${await answer.text()}`);
  return (await answer.json()).id;
}
