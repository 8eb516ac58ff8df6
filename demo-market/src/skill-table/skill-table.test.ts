import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { skillTable } from './skill-table.js';

/** 40,000 people are drawn and counted. */
const PATIENCE_MS = 300_000;

test(
  'the committed table of skills is what its sources give, to the byte',
  () => {
    const committed = readFileSync(path.resolve(__dirname, '../../../matching/src/skills/table.json'), 'utf8');
    const { text } = skillTable();
    // Without the difference of two long texts, which nobody reads.
    expect(text === committed ? 'the same' : 'other; run npm run skill-table').toBe('the same');
  },
  PATIENCE_MS,
);
