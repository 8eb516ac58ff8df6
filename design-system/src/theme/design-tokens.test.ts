import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { schemeColors } from './colors.js';
import { designTokens } from './design-tokens.js';

test('the file for design tools is the one that these tokens make: `npm run tokens -w design-system`', () => {
  const file = path.join(__dirname, '../../tokens.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(designTokens);
});

test('a colour keeps its hex value, and a fluid size its rule', () => {
  expect(designTokens).toMatchObject({
    color: {
      dark: {
        talentSeeker: {
          second: { $type: 'color', $value: { hex: schemeColors.dark.talentSeeker.second.toLowerCase() } },
        },
      },
    },
    font: {
      size: {
        hero: { $value: { value: 4, unit: 'rem' }, $extensions: { 'vela.fluid': expect.stringContaining('clamp(') } },
      },
    },
    motion: { enter: { $type: 'duration', $value: { value: 225, unit: 'ms' } } },
  });
});
