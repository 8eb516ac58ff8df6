import { expect, type Locator, type Page } from '@playwright/test';
import { clockIn } from '@vela/contracts/days';
import { PASSKEY_AGAIN, PROBLEM_CONTENT_TYPE } from '@vela/contracts/problem';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { inTongue, LANGUAGES, SOURCE_LANGUAGE, tongueAtHand } from '@vela/language';
import { addMonths, dayOf, HOUR_MS, MARKET_TIME_ZONE } from '@vela/market/days';
import { logInAsAdmin, openAdminArea, signInAsAdmin } from './support/admin.js';
import { completeCompany } from './support/company.js';
import { Instance } from './support/instance.js';
import { test } from './support/journey.js';
import { look } from './support/look.js';
import { tokensOf } from './support/payment.js';
import { newPerson } from './support/person.js';
import { matchCard, newRecruiter } from './support/recruiter.js';
import { sendRequest } from './support/request.js';
import { logIn } from './support/sign-up.js';
import { ANY, say, sayIn, sayLike, to } from './support/speak.js';
import { callApi, CRAFT, newTalent } from './support/talent.js';

const SECTIONS = [
  'companies',
  'hires',
  'invoices',
  'users',
  'reports',
  'catalogue',
  'posts',
  'newsletter',
  'referrals',
  'outbox',
  'audit',
];

async function open(page: Page, section: string): Promise<void> {
  await page.goto(to(pathTo(PATHS.godmodeSection, { section })));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Chooses a change in a row's menu. */
async function choose(page: Page, of: string, change: string): Promise<Locator> {
  await page.getByRole('button', { name: say('Change {of}', { of: of }) }).click();
  await page.getByRole('menuitem', { name: change }).click();
  return page.getByRole('dialog');
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('button', { name: say('Search') }).click();
}

/** Looks at a section once its list is there. */
async function lookAtSection(page: Page, section: string): Promise<void> {
  await open(page, section);
  await expect(page.getByRole('table').first()).toBeVisible();
  await look(page, section);
}

test('an admin sees and steers the platform; nobody else sees that there is such an area', async ({ browser }) => {
  test.setTimeout(600_000);
  const instance = await Instance.create();
  try {
    await instance.start();
    const { origin } = instance;
    const recruiter = await (await browser.newContext({ baseURL: origin })).newPage();
    const { company } = await newRecruiter(recruiter);
    await completeCompany(recruiter, company);
    const talent = await newTalent(browser, origin);
    const connectionId = await sendRequest(recruiter, talent.person, 'Would you like to talk?');
    const admin = await signInAsAdmin(browser, origin);

    await test.step('others get what a page gets that does not exist', async () => {
      for (const path of ['/no-such-page', PATHS.godmode]) {
        await recruiter.goto(to(path));
        await expect(recruiter.getByRole('heading', { level: 1 })).toHaveText(say('There is no page at this address'));
      }
      await expect(recruiter.getByRole('navigation', { name: say('Administration') })).toHaveCount(0);
      await recruiter.goto(to(PATHS.godmode));
      const asked = await recruiter.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(asked.filter((address) => address.includes('mf_admin'))).toEqual([]);
      expect(await recruiter.content()).not.toContain('mf_admin');
      expect((await recruiter.request.get('/api/admin/overview')).status()).toBe(404);
    });

    await test.step('the overview counts and draws', async () => {
      await admin.goto(to(PATHS.godmode));
      await expect(
        admin.getByRole('img', {
          name: sayLike('{title}: {count} this week, at most {most} in a week', {
            title: say('New users'),
            count: ANY,
            most: ANY,
          }),
        }),
      ).toBeVisible();
      await expect(admin.getByText(say('Open requests'))).toBeVisible();
      await look(admin, 'overview');
    });

    await test.step('a grant and a correction, each with its reason', async () => {
      await open(admin, 'companies');
      await search(admin, company);
      await admin.getByRole('link', { name: company }).click();
      for (const [amount, reason] of [
        ['5', 'A fair in May'],
        ['-2', 'Two were promised to another'],
      ] as const) {
        await admin.getByRole('button', { name: say('Grant or correct') }).click();
        await admin.getByLabel(say('How many')).fill(amount);
        await admin.getByLabel(say('Reason')).fill(reason);
        if (amount === '5') await look(admin, 'grant');
        await admin.getByRole('button', { name: say('Write to the ledger') }).click();
        await expect(rowOf(admin, reason)).toBeVisible();
      }
      expect(await tokensOf(recruiter)).toBe(3);
      await look(admin, 'company');
    });

    const category = (await callApi<'listCategories'>(admin, '/api/categories')).find(
      ({ name }) => name === CRAFT.category,
    );
    const listRoles = () =>
      callApi<'listCategoryRoles'>(admin, `/api/categories/roles?categoryId=${category?.id ?? ''}`);
    const other = (await listRoles()).find(({ name }) => name !== CRAFT.role);
    // The catalogue is kept by its English names.
    const kept = await inTongue(SOURCE_LANGUAGE, async () => ({
      category: CRAFT.category,
      role: CRAFT.role,
      other: (await listRoles()).find(({ id }) => id === other?.id)?.name ?? '',
    }));
    await test.step('a skill is renamed and a role merged into another; who named them goes on as before', async () => {
      await open(admin, 'catalogue');
      await admin.getByRole('link', { name: kept.category }).click();
      const [skill] = CRAFT.skills;
      const renaming = await choose(admin, skill, say('Rename'));
      await renaming.getByLabel(say('Name')).fill(`${skill} 4`);
      await renaming.getByRole('button', { name: say('Rename') }).click();
      await expect(rowOf(admin, `${skill} 4`)).toBeVisible();
      const merging = await choose(admin, kept.role, say('Merge'));
      await merging.getByLabel(sayIn('administration', 'Into')).selectOption({ label: kept.other });
      await merging.getByLabel(say('Reason')).fill('They are one profession');
      await look(admin, 'merge');
      await merging.getByRole('button', { name: say('Merge') }).click();
      await expect(admin.getByRole('dialog')).toHaveCount(0);
      await expect(admin.getByRole('button', { name: say('Change {of}', { of: kept.role }) })).toHaveCount(0);

      const [openRole] = await callApi<'listOpenRoles'>(recruiter, '/api/open-roles');
      await recruiter.goto(to(pathTo(PATHS.roleMatches, { roleId: openRole?.id ?? '' })));
      await expect(recruiter.getByRole('heading', { level: 1, name: other?.name ?? '' })).toBeVisible();
      await expect(matchCard(recruiter, talent.person)).toBeVisible();
      await talent.page.goto(to(PATHS.jobSeekerDashboard));
      await expect(
        talent.page.getByText(
          `${other?.name ?? ''}, ${say('{count, plural, one {# year} other {# years}}', { count: CRAFT.years })}`,
        ),
      ).toBeVisible();
      await expect(talent.page.getByText(`${skill} 4`).first()).toBeVisible();
    });

    const { mark } = newPerson('Post');
    const title = `We open in Umeå ${mark}`;
    await test.step('a post is drafted, previewed and scheduled', async () => {
      await open(admin, 'posts');
      await admin.getByRole('link', { name: say('Write a post') }).click();
      // While the list still stands, its search box would answer to "Title" as well.
      await admin.getByLabel(say('Title'), { exact: true }).fill(title);
      await admin.getByLabel(say('Address')).fill(`umea-${mark}`);
      await admin.getByLabel(say('Summary'), { exact: true }).fill('From spring on.');
      await admin.getByLabel(say('Text'), { exact: true }).fill('## Where\n\nBy the **river**.');
      const preview = admin.getByRole('region', { name: say('Preview') });
      await expect(preview.getByRole('heading', { name: title })).toBeVisible();
      await expect(preview.getByText('river', { exact: true })).toBeVisible();
      await admin
        .getByLabel(say('Title ({language})', { language: LANGUAGES.sv.name }))
        .fill(`Vi öppnar i Umeå ${mark}`);
      await look(admin, 'post');
      await admin.getByRole('button', { name: say('Save') }).click();
      await expect(admin.getByText(say('A translation needs a text, as the original has one.'))).toBeVisible();
      await admin.getByLabel(say('Text ({language})', { language: LANGUAGES.sv.name })).fill('Vid **älven**.');
      await admin.getByRole('button', { name: say('Save') }).click();
      await expect(admin).toHaveURL(/id=[0-9a-f]{24}/);
      await admin.getByLabel(say('State')).selectOption('published');
      // Posts are written by the clock that they are shown by.
      await admin.getByLabel(say('Shown from')).fill(clockIn(MARKET_TIME_ZONE, new Date(Date.now() + HOUR_MS)));
      // The toast of the first saving may still stand.
      const saved = admin.waitForResponse(
        (answer) => answer.url().includes('/api/admin/posts/') && answer.request().method() !== 'GET',
      );
      await admin.getByRole('button', { name: say('Save') }).click();
      expect(await (await saved).json()).toMatchObject({
        language: 'en',
        translations: [{ language: 'sv', title: `Vi öppnar i Umeå ${mark}` }],
      });
      await expect(admin.getByText(say('The post is saved')).last()).toBeVisible();
      await open(admin, 'posts');
      await expect(rowOf(admin, title).getByText(say('Scheduled'))).toBeVisible();
      expect((await admin.request.get(`/news/umea-${mark}`)).status()).toBe(404);
    });

    await test.step('a report of abuse is closed with a note', async () => {
      await callApi<'reportConnection'>(talent.page, `/api/connections/${connectionId}/report`, {
        reason: 'misleading',
        text: 'There is no such role.',
      });
      await open(admin, 'reports');
      await rowOf(admin, 'There is no such role.')
        .getByRole('button', { name: say('Close') })
        .click();
      await admin.getByLabel(say('Note')).fill('The company showed the role.');
      await admin.getByRole('button', { name: say('Close report') }).click();
      await expect(
        rowOf(admin, 'There is no such role.').getByText(`${say('Closed')}: The company showed the role.`),
      ).toBeVisible();
      await look(admin, 'reports');
    });

    await test.step('mail that the server refuses is seen and tried again', async () => {
      await callApi<'subscribeNewsletter'>(recruiter, '/api/sendportal/subscribe', {
        firstName: 'Una',
        lastName: 'Berg',
        email: 'una@refused.example',
      });
      await open(admin, 'outbox');
      await expect(async () => {
        await admin.getByRole('link', { name: sayLike('Failed {count}', { count: ANY }) }).click();
        await admin.reload();
        await expect(rowOf(admin, say('Confirm the newsletter'))).toContainText('did not take the mail', {
          timeout: 2000,
        });
      }).toPass({ timeout: 30_000 });
      await look(admin, 'outbox');
      await rowOf(admin, say('Confirm the newsletter'))
        .getByRole('button', { name: say('Retry') })
        .click();
      await admin.getByLabel(say('Reason')).fill('The mailbox is there now');
      await admin.getByRole('button', { name: say('Deliver again') }).click();
      await expect(admin.getByText(say('It is tried again now'))).toBeVisible();
    });

    await test.step('a hire is confirmed with a bonus', async () => {
      await callApi<'answerConnection'>(talent.page, `/api/connections/${connectionId}`, { status: 'accepted' });
      const today = dayOf(new Date());
      await callApi<'reportHire'>(recruiter, '/api/hires', {
        connectionId,
        signedOn: today,
        startsOn: today,
        probationEndsOn: addMonths(today, 6),
        compensation: '45000',
        currency: 'SEK',
        compensationTimePeriod: 'Monthly',
      });
      await open(admin, 'hires');
      await look(admin, 'hires');
      await rowOf(admin, company)
        .getByRole('button', { name: say('Confirm') })
        .click();
      await admin.getByLabel(say('Bonus of the talent, SEK')).fill('8000');
      await admin.getByLabel(say('Reason')).fill('The contract was shown');
      await admin.getByRole('button', { name: say('Confirm hire') }).click();
      await expect(rowOf(admin, company).getByRole('button', { name: say('Refund') })).toBeVisible();
    });

    await instance.killAll();
    await instance.start({ clockAheadDays: 2 });

    await test.step('what was scheduled is shown by now', async () => {
      await recruiter.goto(to(PATHS.news));
      const [shown, text] =
        tongueAtHand() === 'sv' ? [`Vi öppnar i Umeå ${mark}`, 'Vid älven.'] : [title, 'By the river.'];
      await recruiter.getByRole('link', { name: shown }).click();
      await expect(recruiter.getByRole('heading', { level: 1, name: shown })).toBeVisible();
      await expect(recruiter.getByText(text)).toBeVisible();
    });

    await test.step('an administrator’s session is over by now; money is asked for a passkey', async () => {
      await admin.goto(to(PATHS.godmode));
      await expect(admin.getByRole('navigation', { name: say('Administration') })).toHaveCount(0);
      await logInAsAdmin(admin);
      await openAdminArea(admin);
      await open(admin, 'invoices');
      await expect(rowOf(admin, company)).toBeVisible();
      await look(admin, 'invoices');
      // As if the last use of the passkey were long ago.
      const problem = { type: PASSKEY_AGAIN, title: 'Not allowed', status: 403, detail: 'Again', message: 'Again' };
      await admin.route(
        '**/paid',
        (route) => route.fulfill({ status: 403, contentType: PROBLEM_CONTENT_TYPE, body: JSON.stringify(problem) }),
        { times: 1 },
      );
      await rowOf(admin, company)
        .getByRole('button', { name: say('Note payment') })
        .click();
      await admin.getByLabel(say('Reason')).fill('Bank, 3 June');
      const dialog = admin.getByRole('dialog');
      await dialog.getByRole('button', { name: say('Note payment') }).click();
      await expect(dialog.getByText(say('Use your passkey again'))).toBeVisible();
      await look(admin, 'passkey-again');
      await dialog.getByRole('button', { name: say('Use the sandbox’s security key') }).click();
      await expect(rowOf(admin, company).getByText(say('Paid'))).toBeVisible();
    });

    await test.step('a person is suspended, and may come back', async () => {
      const { email, firstName, lastName } = talent.person;
      const name = `${firstName} ${lastName}`;
      await open(admin, 'users');
      await search(admin, email);
      const suspending = await choose(admin, name, say('Suspend'));
      await suspending.getByLabel(say('Reason')).fill('A report from the street');
      await suspending.getByRole('button', { name: say('Suspend user') }).click();
      await expect(rowOf(admin, email).getByText(say('Suspended'))).toBeVisible();
      await look(admin, 'suspended');
      expect(await callApi<'getMe'>(talent.page, '/api/users/me')).toBeNull();
      const lifting = await choose(admin, name, say('Lift suspension'));
      await lifting.getByLabel(say('Reason')).fill('It was another');
      await lifting.getByRole('button', { name: say('Lift suspension') }).click();
      await expect(rowOf(admin, email).getByText(say('Active'))).toBeVisible();
      await logIn(talent.page, talent.person);
      expect((await callApi<'getMe'>(talent.page, '/api/users/me'))?.email).toBe(email);
    });

    await test.step('the audit log tells of all that', async () => {
      await open(admin, 'audit');
      const narrowTo = async (action: string) => {
        await admin.getByRole('combobox', { name: say('Action') }).fill(action);
        await admin.getByRole('option', { name: action, exact: true }).click();
      };
      await narrowTo(say('Account suspended'));
      await expect(rowOf(admin, 'A report from the street')).toBeVisible();
      await expect(rowOf(admin, 'Bank, 3 June')).toHaveCount(0);
      await narrowTo(say('{name}: all', { name: say('Money') }));
      await expect(rowOf(admin, 'Bank, 3 June')).toBeVisible();
      await expect(rowOf(admin, 'A fair in May').getByRole('link', { name: /Vera/ })).toBeVisible();
      await look(admin, 'audit');
    });

    for (const section of SECTIONS.filter((one) => !['reports', 'hires', 'invoices', 'outbox', 'audit'].includes(one)))
      await test.step(section, () => lookAtSection(admin, section));
    await Promise.all([recruiter, talent.page, admin].map((page) => page.context().close()));
  } finally {
    await instance.remove();
  }
});
