import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { Textarea } from './index.js';

function Introduction({ maxLength = 20 }: { readonly maxLength?: number }) {
  const [value, setValue] = useState('');
  return <Textarea label="Introduction" value={value} onChange={setValue} maxLength={maxLength} />;
}

test('it counts, and takes no more than it may', async () => {
  const { user } = show(<Introduction />);
  const area = screen.getByRole('textbox', { name: 'Introduction' });
  expect(screen.getByText('0/20')).toBeInTheDocument();
  await user.type(area, 'We move our forecasts to streams');
  expect(screen.getByText('20/20')).toBeInTheDocument();
  expect(area).toHaveValue('We move our forecast');
});

test('the limit is said aloud only when it is near', async () => {
  const { user } = show(<Introduction />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(screen.getByRole('textbox'), 'We move our forec a');
  expect(screen.getByRole('status')).toHaveTextContent('1 character left');
});

test('Enter makes a new line', async () => {
  const { user } = show(<Introduction />);
  await user.type(screen.getByRole('textbox'), 'One{Enter}two');
  expect(screen.getByRole('textbox')).toHaveValue('One\ntwo');
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Introduction />)).toEqual([]);
});
