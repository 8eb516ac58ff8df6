import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { convertIcsCalendar } from 'ts-ics';
import { PATHS, pathTo } from '@vela/contracts/routes';
import { addDays, dayOf } from '@vela/market/days';
import { violationsOf } from './support/axe.js';
import { inEveryLanguage, test } from './support/journey.js';
import { newRecruiter } from './support/recruiter.js';
import { sendRequest } from './support/request.js';
import { ANY, dateText, say, sayLike, to } from './support/speak.js';
import { callApi, newTalent } from './support/talent.js';

const log = (page: Page) => page.getByRole('log', { name: say('Conversation') });
/** When the two meet, as it is filled in: by the clocks of whoever looks, within what may be proposed. */
const MEETING = `${addDays(dayOf(new Date()), 60)}T10:30`;
const meetingDay = () => dateText(MEETING, { day: 'numeric', month: 'long' });
const field = (page: Page) => page.getByRole('textbox', { name: say('Message') });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: say('Send'), exact: true }).click();
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
}

inEveryLanguage(() => {
  test('after a yes both sides know each other and write to each other; a cut line loses nothing and doubles nothing', async ({
    browser,
    page,
  }) => {
    test.setTimeout(240_000);
    const talent = await newTalent(browser);
    const { person } = await newRecruiter(page);
    const connectionId = await sendRequest(page, talent.person, 'Would you like to talk?');
    await page.goto(to(pathTo(PATHS.conversation, { connectionId })));
    await expect(page.getByRole('heading', { name: say('There is no such conversation') })).toBeVisible();
    await callApi<'answerConnection'>(talent.page, `/api/connections/${connectionId}`, { status: 'accepted' });

    await test.step('names both ways', async () => {
      await page.reload();
      const { firstName, lastName, email } = talent.person;
      await expect(page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` })).toBeVisible();
      await expect(page.getByRole('link', { name: email })).toBeVisible();
      await talent.page.goto(to(PATHS.jobSeekerDashboard));
      await talent.page
        .getByRole('link', {
          name: sayLike('Open the conversation<hidden> with {company}</hidden>', { company: ANY }),
        })
        .click();
      await expect(talent.page).toHaveURL(to(pathTo(PATHS.talentConversation, { connectionId })));
      const aside = talent.page.getByRole('complementary', { name: say('Whom you talk to') });
      await expect(aside.getByText(`${person.firstName} ${person.lastName}`).first()).toBeVisible();
      await expect(aside.getByRole('link', { name: person.email })).toBeVisible();
      await expect(aside.getByText('Would you like to talk?')).toBeVisible();
    });

    await test.step('ten messages, seen by the other without a reload', async () => {
      for (let round = 1; round <= 5; round += 1) {
        await write(page, `Question ${round}`);
        await expect(log(talent.page).getByText(`Question ${round}`, { exact: true })).toBeVisible({ timeout: 10_000 });
        await write(talent.page, `Answer ${round}`);
        await expect(log(page).getByText(`Answer ${round}`, { exact: true })).toBeVisible({ timeout: 10_000 });
      }
      await expect(log(talent.page).getByText(sayLike('{time} · Read', { time: ANY }))).toBeVisible();
      // The last word was hers: both pages say whose turn it is.
      await expect(page.getByText(say('Waits for you {since}', { since: say('since today') }))).toBeVisible();
      await expect(
        talent.page.getByText(
          sayLike('Waits for {name} {since}', { name: ANY, since: new RegExp(`${say('since today')}.*`) }),
        ),
      ).toBeVisible();
      await expect(talent.page.getByText(say('Waits for you {since}', { since: '' }).trim())).toBeHidden();
    });

    await test.step('a proposed time is taken, and its calendar file can be read', async () => {
      await page.getByRole('button', { name: say('Propose times') }).click();
      const dialog = page.getByRole('dialog', { name: say('Propose times') });
      await dialog.getByLabel(say('Time {number, number}', { number: 1 })).fill(MEETING);
      await dialog.getByLabel(say('Where')).fill('Storgatan 1');
      await dialog.getByRole('button', { name: say('Propose'), exact: true }).click();
      await expect(page.getByText(say('You proposed these times'))).toBeVisible();
      await talent.page.getByRole('button', { name: meetingDay() }).click();
      await expect(
        talent.page.getByText(sayLike('You meet on {time}', { time: new RegExp(`.*${meetingDay()}.*`) })),
      ).toBeVisible();
      await expect(
        page.getByText(sayLike('You meet on {time}', { time: new RegExp(`.*${meetingDay()}.*`) })),
      ).toBeVisible({ timeout: 10_000 });
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: say('Add to your calendar') }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      const [event] = convertIcsCalendar(undefined, file).events ?? [];
      expect(event?.location).toBe('Storgatan 1');
      const zone = await talent.page.evaluate((time) => new Date(time).toISOString(), MEETING);
      expect(event?.start.date.toISOString()).toBe(zone);
    });

    await test.step('a line that is cut loses nothing and doubles nothing', async () => {
      await page.context().setOffline(true);
      await field(page).fill('From the tunnel');
      await page.getByRole('button', { name: say('Send'), exact: true }).click();
      await expect(log(page).getByText(say('Not sent.'))).toBeVisible();
      await field(page).fill('Half a thought');
      await write(talent.page, 'Are you there?');
      // What is said from the tunnel comes after it.
      await expect(log(talent.page).getByText(say('Sending'), { exact: true })).toBeHidden();
      await page.context().setOffline(false);
      await expect(log(talent.page).getByText('From the tunnel', { exact: true })).toHaveCount(1);
      await expect(log(page).getByText('Are you there?', { exact: true })).toBeVisible();
      await page.reload();
      await expect(field(page)).toHaveValue('Half a thought');
      await expect(log(page).getByText('From the tunnel', { exact: true })).toHaveCount(1);
      await expect(log(page).getByText(say('Not sent.'))).toBeHidden();
    });

    await test.step('the stage “Hired” asks for the report of the hire', async () => {
      await page.getByLabel(say('Stage')).focus();
      await page.keyboard.type(say('Hired'));
      const report = page.getByRole('dialog', { name: sayLike('Report the hire of {name}', { name: ANY }) });
      await expect(report).toBeVisible();
      await report.getByRole('button', { name: say('Not yet') }).click();
      await expect(report).toBeHidden();
    });

    await test.step('a report begins with nothing chosen, and is kept while its dialog is closed', async () => {
      const dialog = talent.page.getByRole('dialog', { name: say('Report the conversation') });
      const open = () => talent.page.getByRole('button', { name: say('Report'), exact: true }).click();
      const [first, last] = [dialog.getByRole('radio').first(), dialog.getByRole('radio').last()];
      const fillOf = (radio: typeof first) => radio.evaluate((mark) => getComputedStyle(mark).backgroundColor);
      await open();
      await expect(first).toBeVisible();
      const empty = await fillOf(first);
      await last.check();
      await expect.poll(() => fillOf(last)).not.toBe(empty);
      await expect.poll(() => fillOf(first)).toBe(empty);
      await dialog.getByRole('textbox').fill('They asked for money.');
      await talent.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await talent.page.reload();
      await open();
      await expect(last).toBeChecked();
      await expect(dialog.getByRole('textbox')).toHaveValue('They asked for money.');
      await dialog.getByRole('button', { name: say('Cancel') }).click();
      await expect(dialog).toBeHidden();
    });

    await test.step('both pages and lists are clean, down to 320 pixels', async () => {
      for (const each of [page, talent.page]) expect(await violationsOf(each)).toEqual([]);
      await page.goto(to(PATHS.conversations));
      await expect(page.getByText('From the tunnel')).toBeVisible();
      await talent.page.goto(to(PATHS.talentConversations));
      await expect(talent.page.getByText('From the tunnel')).toBeVisible();
      for (const each of [page, talent.page]) {
        expect(await violationsOf(each)).toEqual([]);
        await each.setViewportSize({ width: 320, height: 700 });
        expect(await each.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
    });

    await test.step('what is typed ends with the session, and the end is the end', async () => {
      await talent.page.goto(to(pathTo(PATHS.talentConversation, { connectionId })));
      await talent.page.getByRole('button', { name: say('End the conversation') }).click();
      await talent.page
        .getByRole('dialog')
        .getByRole('button', { name: say('End conversation') })
        .click();
      await expect(talent.page.getByText(say('You ended this conversation.'))).toBeVisible();
      await page.goto(to(pathTo(PATHS.conversation, { connectionId })));
      await expect(page.getByText(say('The other side ended this conversation.'))).toBeVisible();
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('conversation'))),
      ).toHaveLength(1);
    });
    await talent.page.context().close();
  });
});
