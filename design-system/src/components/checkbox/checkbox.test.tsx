import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Checkbox, CheckboxGroup } from './index.js';

const options = [
  { value: 'remote', label: 'Remote', trailing: 61 },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'office', label: 'Office', disabled: true },
];

function Setup({ onChange = () => undefined }: { readonly onChange?: (value: readonly string[]) => void }) {
  const [value, setValue] = useState<readonly string[]>(['hybrid']);
  const change = (next: readonly string[]) => {
    setValue(next);
    onChange(next);
  };
  return <CheckboxGroup label="Work setup" options={options} value={value} onChange={change} error="Choose one" />;
}

test('Space ticks it, and the label is part of it', async () => {
  const change = jest.fn();
  const { user } = show(
    <Checkbox
      label={
        <>
          I accept the <b>terms</b>
        </>
      }
      value={false}
      onChange={change}
    />,
  );
  await user.tab();
  await user.keyboard(' ');
  await user.click(screen.getByText('terms'));
  expect(change.mock.calls).toEqual([[true], [true]]);
});

test('a group keeps the order of its options and has a name', async () => {
  const change = jest.fn();
  const { user } = show(<Setup onChange={change} />);
  expect(screen.getByRole('group', { name: 'Work setup' })).toHaveAccessibleDescription('Choose one');
  await user.click(screen.getByRole('checkbox', { name: /Remote/ }));
  expect(change).toHaveBeenCalledWith(['remote', 'hybrid']);
  expect(screen.getByRole('checkbox', { name: 'Office' })).toBeDisabled();
});

test('they break no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(
      <>
        <Setup />
        <Checkbox label="Freelance" value hint="By contract" onChange={() => undefined} />
      </>,
    ),
  ).toEqual([]);
});
