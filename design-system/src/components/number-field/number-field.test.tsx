import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { NumberField } from './index.js';

function Salary({ onChange = () => undefined }: { readonly onChange?: (value: string) => void }) {
  const [value, setValue] = useState('40000');
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <NumberField label="Offered salary" maxDigits={9} value={value} onChange={change} />;
}

test('thousands are parted by a dot and the value is digits', async () => {
  const change = jest.fn();
  const { user } = show(<Salary onChange={change} />);
  const field = screen.getByRole('textbox', { name: 'Offered salary' });
  expect(field).toHaveDisplayValue('40.000');
  await user.clear(field);
  await user.type(field, '1a2,5-00000');
  expect(field).toHaveDisplayValue('12.500.000');
  expect(change).toHaveBeenLastCalledWith('12500000');
});

test('more digits than it may have are not taken', async () => {
  const { user } = show(<Salary />);
  const field = screen.getByRole('textbox');
  await user.clear(field);
  await user.type(field, '12345678901');
  expect(field).toHaveDisplayValue('123.456.789');
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Salary />)).toEqual([]);
});
