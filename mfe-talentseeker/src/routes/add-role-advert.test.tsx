import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { READ_TEXT_MAX } from '@vela/contracts/constants';
import { EMPTY_DRAFT } from '../features/add-role/draft/role-draft.js';
import { referenceAnswers, wizardAnswers } from '../testing/answers.js';
import { aDraft, ownDraft, ownDraftKey } from '../testing/drafts.js';
import { anOpenRole, aRoleWithMatches } from '../testing/market.js';
import type { SiteOptions } from '../testing/site.js';
import { openWizard, STEP_1 } from '../testing/wizard.js';

afterEach(() => ownDraft().clear());

/** A word of the advert that is no part of any field, and may go nowhere. */
const CANARY = 'Kanarieholmen';
const ADVERT = `Data Engineer

${CANARY} builds ferries. You bring 5+ years of experience as an engineer.
Strong knowledge of Python. Experience of dbt is a plus.
Based in Göteborg, hybrid. Permanent position, 80%.
Start as soon as possible.`;

async function give(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Paste an advert or type a title' }));
  const area = await screen.findByRole('textbox', { name: 'Advert or title' });
  await waitFor(() => expect(area).toHaveFocus());
  await userEvent.click(area);
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the steps' }));
}

test('a pasted advert fills in the steps, each field with its words; what it does not say is told; then it is posted', async () => {
  const { container, path, sentTo } = openWizard(STEP_1, {
    createOpenRole: () => anOpenRole,
    getOpenRole: () => aRoleWithMatches,
  });
  await give(ADVERT);
  const result = await screen.findByRole('heading', { name: '7 fields filled in from your text' });
  await waitFor(() => expect(result.parentElement).toHaveFocus());
  expect(screen.getByText(/Not found in the text: pay\. Check every field\./)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Job category' })).toHaveValue('Data');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('Data Engineer');
  expect(screen.getByRole('spinbutton', { name: 'Years of experience' })).toHaveValue('05');
  expect(screen.getByRole('checkbox', { name: 'Hybrid' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Remove Göteborg' })).toBeVisible();
  expect(screen.getAllByText('Based in Göteborg, hybrid.', { selector: 'q' })).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByRole('slider', { name: 'Level of Python' })).toHaveValue('4');
  expect(screen.getByRole('slider', { name: 'Level of dbt' })).toHaveValue('2');
  expect(within(screen.getByRole('list', { name: 'Levels' })).getByText('Experience of dbt is a plus.')).toBeVisible();
  expect(screen.getByText('Not found in your text.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Offered salary' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Offered salary' }), '55000');
  expect(screen.queryByText('Not found in your text.')).toBeNull();
  expect(sentTo('createOpenRole')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create role' }));
  await waitFor(() => expect(path()).toBe(`/talentseeker/role/${anOpenRole.id}`));
  expect(sentTo('createOpenRole')).toMatchObject([
    {
      body: {
        role: { 'Data Engineer': 5 },
        skills: [{ Python: 4 }, { dbt: 2 }],
        countriesCities: { Sweden: ['Göteborg'] },
        permanentPercentage: 80,
        compensation: '55000',
        description: '',
      },
    },
  ]);
});

test('of the text nothing is sent, and of what is kept only short quotes', async () => {
  const seen: unknown[] = [];
  const noting = Object.fromEntries(
    Object.entries({ ...referenceAnswers, ...wizardAnswers }).map(([name, answer]) => [
      name,
      (request: never) => {
        seen.push(request);
        return (answer as (request: never) => unknown)(request);
      },
    ]),
  ) as SiteOptions['answers'];
  openWizard(STEP_1, noting);
  await give(`${ADVERT}\n\nCall Astrid on 070-123 45 67.`);
  await screen.findByRole('heading', { name: /filled in from your text/ });
  expect(seen.length).toBeGreaterThan(3);
  expect(JSON.stringify(seen)).not.toMatch(/Kanarie|Astrid|123 45|ferries/);
  const kept = localStorage.getItem(ownDraftKey) ?? '';
  expect(kept).toContain('dbt is a plus');
  expect(kept).not.toMatch(/Astrid|123 45/);
});

test('what stands in the wizard is replaced after a question only, and the undo puts it back', async () => {
  ownDraft().update(aDraft);
  openWizard();
  await give(ADVERT);
  const question = await screen.findByRole('dialog', { name: 'Replace what is filled in?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(ownDraft().read()).toEqual(aDraft);
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the steps' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }));
  expect(await screen.findByRole('heading', { name: '7 fields filled in from your text' })).toBeVisible();
  expect(ownDraft().read()).toMatchObject({
    details: { countries: ['Sweden'], role: { name: 'Data Engineer', years: 5 } },
    description: aDraft.description,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(ownDraft().read()).toEqual(aDraft);
  expect(screen.getByRole('button', { name: 'Remove Norway' })).toBeVisible();
  // Nothing typed is lost.
  expect(screen.getByRole('textbox', { name: 'Advert or title' })).toHaveValue(ADVERT);
});

test('what cannot be read is said, and nothing is filled in', async () => {
  openWizard();
  await give('x'.repeat(READ_TEXT_MAX + 1));
  expect(screen.getByRole('textbox', { name: 'Advert or title' })).toHaveAccessibleDescription(/1 character too many/);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Advert or title' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the steps' }));
  expect(await screen.findByText(/^Paste an advert, or type a title/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Advert or title' }), 'Lorem ipsum dolor');
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the steps' }));
  expect(await screen.findByText(/^Nothing here names a role/)).toBeVisible();
  expect(ownDraft().read()).toEqual(EMPTY_DRAFT);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Paste an advert or type a title' })).toHaveFocus());
});

test('a catalogue that cannot be loaded costs nothing typed', async () => {
  openWizard(STEP_1, {
    listAllRoles: () => {
      throw new Error('gone');
    },
  });
  await give('Data Engineer');
  expect(await screen.findByText(/^The catalogue could not be loaded/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Advert or title' })).toHaveValue('Data Engineer');
});

test('a posted role is edited without it', async () => {
  ownDraft().update({ ...aDraft, editing: { id: anOpenRole.id, base: aDraft, savedMeanwhile: false } });
  openWizard();
  await screen.findByRole('heading', { level: 1, name: 'Edit role' });
  expect(screen.queryByRole('button', { name: /Paste an advert/ })).toBeNull();
});
