import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { AnchoredBox } from '../../testing/anchored-box.js';
import { show } from '../../testing/render.js';

test('the box is put beside its anchor, inside what can be seen', () => {
  show(<AnchoredBox side="below" align="start" />);
  const { top, left } = screen.getByText('A small box').style;
  expect([top, left]).toEqual(['8px', '8px']);
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<AnchoredBox side="below" align="start" />)).toEqual([]);
});
