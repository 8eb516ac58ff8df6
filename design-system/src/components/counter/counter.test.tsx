import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Counter } from './index.js';

function Years({ start = 3 }: { readonly start?: number | null }) {
  const [value, setValue] = useState(start);
  return <Counter label="Years of experience" value={value} onChange={setValue} />;
}
const field = () => screen.getByRole('spinbutton', { name: 'Years of experience' });

test('it shows two digits', () => {
  show(<Years />);
  expect(field()).toHaveDisplayValue('03');
});

test('keys and arrows step it and it stops at its ends', async () => {
  const { user } = show(<Years start={98} />);
  await user.click(field());
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveDisplayValue('99');
  expect(screen.getByRole('button', { name: 'Increase Years of experience' })).toBeDisabled();
  await user.keyboard('{PageDown}');
  expect(field()).toHaveDisplayValue('89');
  await user.click(screen.getByRole('button', { name: 'Decrease Years of experience' }));
  expect(field()).toHaveDisplayValue('88');
});

test('letters cannot be typed, and leaving shows two digits again', async () => {
  const { user } = show(<Years />);
  await user.click(field());
  await user.keyboard('x7-');
  expect(field()).toHaveDisplayValue('7');
  await user.tab();
  expect(field()).toHaveDisplayValue('07');
  expect(field()).toHaveAttribute('aria-valuenow', '7');
});

test('what is not stated is empty, and nought is stated by typing it or by one step down', async () => {
  const { user, unmount } = show(<Years start={null} />);
  expect(field()).toHaveDisplayValue('');
  expect(field()).not.toHaveAttribute('aria-valuenow');
  await user.click(screen.getByRole('button', { name: 'Decrease Years of experience' }));
  expect(field()).toHaveDisplayValue('00');
  unmount();
  expect(await violationsInBothThemes(<Years start={null} />)).toEqual([]);
  show(<Years start={null} />);
  await user.type(field(), '00');
  await user.tab();
  expect(field()).toHaveAttribute('aria-valuenow', '0');
});

test('an emptied field keeps its value', async () => {
  const { user } = show(<Years start={12} />);
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveDisplayValue('12');
});

test('where nothing stated is an answer, an emptied field states nothing', async () => {
  function Nullable() {
    const [value, setValue] = useState<number | null>(12);
    return <Counter label="Years of experience" value={value} onChange={setValue} onEmpty={() => setValue(null)} />;
  }
  const { user } = show(<Nullable />);
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveDisplayValue('');
  expect(field()).not.toHaveAttribute('aria-valuenow');
  await user.type(field(), '3');
  await user.tab();
  expect(field()).toHaveDisplayValue('03');
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Years start={0} />)).toEqual([]);
});

test.each([
  ['1.5', '1'],
  ['1,5', '1'],
  ['12.75', '12'],
  ['.5', '5'],
  ['123', '23'],
])('of %s, key by key, the whole is taken', async (keys, shown) => {
  const { user } = show(<Years />);
  await user.click(field());
  await user.keyboard(keys);
  expect(field()).toHaveDisplayValue(shown);
  // Begun anew, or one more, it is a number as any other.
  await user.clear(field());
  await user.keyboard('42');
  expect(field()).toHaveDisplayValue('42');
});

test.each([
  ['100', '99'],
  ['2-3', '2'],
  ['1.5', '1'],
  ['about 7 years', '7'],
  ['04', '4'],
  ['many', '3'],
])('%s that is put in at once is the number that it begins with', async (text, shown) => {
  const { user } = show(<Years />);
  await user.click(field());
  await user.paste(text);
  await user.tab();
  expect(field()).toHaveDisplayValue(shown.padStart(2, '0'));
});
