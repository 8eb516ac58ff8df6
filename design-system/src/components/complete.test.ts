import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

// What makes a component usable by others is held to here; what its stories look like and do is proven in a browser.

const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const filesOf = (folder: string): readonly string[] =>
  readdirSync(path.join(__dirname, folder)).filter((name) => /\.tsx?$/.test(name));
const textOf = (folder: string, ending: (name: string) => boolean): string =>
  filesOf(folder)
    .filter(ending)
    .map((name) => readFileSync(path.join(__dirname, folder, name), 'utf8'))
    .join('\n');

const isStory = (name: string): boolean => name.endsWith('.stories.tsx');
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);
const isSource = (name: string): boolean => !isStory(name) && !isTest(name);

/** Lines that name a side of the screen instead of a side of the line of reading. */
const PHYSICAL =
  /^\s*(?:(?:margin|padding|border)-(?:left|right)|(?:left|right)\s*:\s*\$|text-align:\s*(?:left|right)|float:\s*(?:left|right))/;
/** Toasts stand at the bottom left, whatever the line of reading: the specification says so. */
const ON_THE_LEFT_FOR_ALL: ReadonlySet<string> = new Set(['toast']);

const components = folders.map(({ name }) => name);

test('the components are found', () => {
  expect(components.length).toBeGreaterThan(30);
});

describe.each(components)('%s', (component) => {
  const source = textOf(component, isSource);
  const stories = textOf(component, isStory);
  const tests = textOf(component, isTest);
  const reactsToKeys = /focusRing|@base-ui\/react/.test(source);

  test('is shown in more than one state, with its use and its misuse', () => {
    expect(stories.match(/^export const \w+: Story/gm)?.length ?? 0).toBeGreaterThan(1);
    expect(stories).toMatch(/parameters: usage\(\{\s+what: /);
    expect(stories).toMatch(/\n {4}use: \[/);
    expect(stories).toMatch(/\n {4}avoid: \[/);
  });

  test('is checked by axe in both themes', () => {
    expect(tests).toContain('await violationsInBothThemes(');
  });

  test('says what its keys do and shows it, if it has any', () => {
    const saysKeys = stories.includes('\n    keys: {');
    const playsThem = /play: async/.test(stories) && /userEvent\.(?:tab|keyboard|type)/.test(stories);
    expect({ saysKeys, playsThem: playsThem || !saysKeys }).toEqual({
      saysKeys: saysKeys || reactsToKeys,
      playsThem: true,
    });
  });

  test('follows the line of reading', () => {
    const lines = ON_THE_LEFT_FOR_ALL.has(component) ? [] : source.split('\n').filter((line) => PHYSICAL.test(line));
    expect(lines).toEqual([]);
  });
});
