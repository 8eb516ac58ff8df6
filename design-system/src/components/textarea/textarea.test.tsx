import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
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

test('what is pasted beyond the limit is all there, and told', async () => {
  const { user } = show(<Introduction />);
  const area = screen.getByRole('textbox', { name: 'Introduction' });
  await user.click(area);
  await user.paste('We move our forecasts to streams');
  expect(area).toHaveValue('We move our forecasts to streams');
  expect(screen.getByText('32/20')).toBeInTheDocument();
  expect(area).toBeInvalid();
  expect(area).toHaveAccessibleDescription('12 characters too many. Nothing was cut: shorten it where you like.');
  await user.type(area, '{Backspace}');
  expect(area).toHaveValue('We move our forecasts to stream');
});

test('what comes in one piece keeps all of its text, as from a keyboard’s clipboard or by voice', () => {
  show(<Introduction />);
  const area = screen.getByRole('textbox', { name: 'Introduction' });
  const data = 'We move our forecasts to streams';
  fireEvent.input(area, { target: { value: data }, inputType: 'insertText', data });
  expect(area).toHaveValue(data);
  expect(area).toBeInvalid();
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
