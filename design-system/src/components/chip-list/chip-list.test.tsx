import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { ChipList } from './index.js';

function Sectors({ start = [] }: { readonly start?: readonly string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ChipList label="Sectors" value={value} onChange={setValue} placeholder="Add a sector" />
      <output aria-label="value">{value.join('|')}</output>
    </>
  );
}
const value = () => screen.getByRole('status', { name: 'value' }).textContent;

test('Enter and leaving add a word, the same one is kept once', async () => {
  const { user } = show(<Sectors />);
  await user.type(screen.getByRole('textbox', { name: 'Sectors' }), 'Energy{Enter} energy {Enter}Public sector');
  expect(value()).toBe('Energy');
  await user.tab();
  expect(value()).toBe('Energy|Public sector');
});

test('Enter that ends a composition adds nothing', () => {
  show(<Sectors />);
  const entry = screen.getByRole('textbox', { name: 'Sectors' });
  fireEvent.change(entry, { target: { value: '六週' } });
  fireEvent.keyDown(entry, { key: 'Enter', isComposing: true });
  expect([value(), entry]).toEqual(['', expect.objectContaining({ value: '六週' })]);
  fireEvent.keyDown(entry, { key: 'Enter' });
  expect(value()).toBe('六週');
});

test('Backspace in an empty field and the cross take one away, and focus stays', async () => {
  const { user } = show(<Sectors start={['Energy', 'Health', 'Media']} />);
  await user.type(screen.getByRole('textbox'), '{Backspace}');
  expect(value()).toBe('Energy|Health');
  await user.click(screen.getByRole('button', { name: 'Remove Energy' }));
  expect(value()).toBe('Health');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByText('Energy removed')).toBeInTheDocument();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Sectors start={['Energy']} />)).toEqual([]);
});
