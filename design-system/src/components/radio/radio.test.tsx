import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { RadioGroup } from './index.js';

const options = [
  { value: 'basic', label: 'Basic', description: 'Free' },
  { value: 'pro', label: 'Pro' },
  { value: 'monthly', label: 'Pro, monthly', disabled: true },
] as const;

function Plans() {
  const [value, setValue] = useState<(typeof options)[number]['value'] | null>(null);
  return <RadioGroup label="Plan" options={options} value={value} onChange={setValue} />;
}

test('arrow keys choose, and what is disabled is passed over', async () => {
  const { user } = show(<Plans />);
  await user.click(screen.getByText('Basic'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Pro' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Pro, monthly' })).toBeDisabled();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Plans />)).toEqual([]);
});
