import { expect, test } from '@jest/globals';
import { inTongue } from '@vela/language';
import { momentCell, oreCell } from './texts.js';

test('a date breaks before its time at most, in every language, and an amount nowhere', () => {
  const at = '2026-11-30T08:05:00.000Z';
  expect(momentCell(at)).toBe('30\u00a0Nov\u00a02026, 09:05');
  expect(inTongue('sv', () => momentCell(at))).toBe('30\u00a0nov.\u00a02026 09:05');
  expect(inTongue('sv', () => oreCell(9_375_000))).toBe('93\u00a0750\u00a0SEK');
});
