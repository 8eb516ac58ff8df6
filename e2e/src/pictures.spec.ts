import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import { checkTokens, overridingCss } from '@vela/contracts/design';
import { differences } from './pictures/differences.js';
import { writeReport } from './pictures/report.js';
import { BUILT, builtStories } from './support/storybook.js';

const TOKENS = path.resolve(import.meta.dirname, '../../design-system/tokens.json');
/** Some that are drawn in the colour of stars, and some that are not. */
const WITH_STARS = ['forms-rating--filled'];
const WITHOUT = ['forms-checkbox--ticked', 'forms-slider--least', 'layout-drawer--closed'];

/** @returns what stories wear where stars have another colour in the light */
function otherStars(): string {
  const file = JSON.parse(readFileSync(TOKENS, 'utf8')) as {
    color: { light: { both: Record<string, { $value: unknown }> } };
  };
  const { both } = file.color.light;
  both['bright'] = { ...both['bright'], $value: '#B0489A' };
  const { problems, values, changed } = checkTokens(file);
  expect({ problems, changed }).toEqual({
    problems: [],
    changed: ['color.light.jobseeker.bright', 'color.light.talentSeeker.bright'],
  });
  return overridingCss(values);
}

const found = (browser: Browser, css: string, scheme: string) =>
  differences(browser, {
    before: { folder: BUILT, css: '' },
    after: { folder: BUILT, css },
    palettes: [{ audience: 'talentSeeker', scheme }],
    width: 640,
    isMeant: (story) => [...WITH_STARS, ...WITHOUT].includes(story),
    tell: () => undefined,
  });

test('a token that changed shows in the pictures of the stories that use it, and in no others', async ({ browser }) => {
  expect(builtStories()).toEqual(expect.arrayContaining([...WITH_STARS, ...WITHOUT]));
  const css = otherStars();
  const changed = await found(browser, css, 'light');
  expect(changed.map(({ story, kind }) => [story, kind])).toEqual(WITH_STARS.map((story) => [story, 'changed']));
  expect(await found(browser, css, 'dark')).toEqual([]);

  const folder = await mkdtemp(path.join(tmpdir(), 'vela-pictures-'));
  try {
    const page = await readFile(await writeReport(path.join(folder, 'report'), 'Other stars', changed), 'utf8');
    expect(page).toContain('forms-rating--filled (talentSeeker, light)');
    expect(await readdir(path.join(folder, 'report'))).toEqual([
      '1-after.png',
      '1-before.png',
      '1-difference.png',
      'index.html',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
