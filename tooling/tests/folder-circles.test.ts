import { expect, test } from '@jest/globals';
import { folderCircles } from '../lint/folder-circles.mjs';

/** @param arrows of files, each the one that needs and the one that is needed */
function circlesOf(...arrows: readonly string[]) {
  const pairs = arrows.map((arrow) => arrow.split(' → '));
  const sources = [...new Set(pairs.flat())];
  return folderCircles(
    sources.map((source) => ({
      source,
      dependencies: pairs.filter(([from]) => from === source).map(([, resolved = '']) => ({ resolved })),
    })),
  );
}

test('folders that need each other in one direction are no circle', () => {
  expect(circlesOf('a/top.ts → a/one/x.ts', 'a/one/x.ts → a/two/y.ts', 'a/top.ts → a/two/z.ts').size).toBe(0);
});

test('two folders that need each other are one, also where no two files do', () => {
  const circles = circlesOf('a/one/x.ts → a/two/y.ts', 'a/two/z.ts → a/one/w.ts');
  expect([...circles]).toEqual([['a', ['one', 'two']]]);
});

test('a circle goes over several folders, and over the folder’s own files', () => {
  const circles = circlesOf('a/top.ts → a/one/x.ts', 'a/one/x.ts → a/two/y.ts', 'a/two/y.ts → a/top.ts');
  expect(circles.get('a')?.toSorted()).toEqual(['.', 'one', 'two']);
});

test('circles of files within a folder, and what is outside, are of no concern here', () => {
  expect(circlesOf('a/x.ts → a/y.ts', 'a/y.ts → a/x.ts').size).toBe(0);
  expect(folderCircles([{ source: 'a/one/x.ts', dependencies: [{ resolved: 'node_modules/y.js' }] }]).size).toBe(0);
});
