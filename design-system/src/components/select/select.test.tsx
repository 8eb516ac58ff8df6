import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Select } from './index.js';

const options = (['DKK', 'EUR', 'SEK'] as const).map((value) => ({ value, label: value }));

function Currency({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<'DKK' | 'EUR' | 'SEK' | null>(null);
  return <Select label="Currency" options={options} value={value} onChange={setValue} error={error} />;
}

test('until something is chosen it says so', async () => {
  const { user } = show(<Currency />);
  const select = screen.getByRole('combobox', { name: 'Currency' });
  expect(select).toHaveDisplayValue('Choose');
  await user.selectOptions(select, 'SEK');
  expect(select).toHaveValue('SEK');
  expect(screen.queryByRole('option', { name: 'Choose' })).toBeNull();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Currency error="This field is required" />)).toEqual([]);
});
