import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { halfFill } from '../../testing/half-filled.js';
import { show } from '../../testing/render.js';
import { tellIncomplete, TextField, type TextFieldProps } from './index.js';

function Controlled(props: Omit<TextFieldProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('what is typed arrives as a value', async () => {
  const { user } = show(<Controlled label="Address" />);
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Storgatan 1');
  expect(screen.getByText('Storgatan 1')).toBeInTheDocument();
});

test('hint and error are tied to the field', () => {
  show(<Controlled label="VAT" hint="With the country's letters" error="This field is required" required />);
  const field = screen.getByRole('textbox', { name: 'VAT' });
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription("With the country's letters This field is required");
});

test('a field that cannot be changed still takes focus', async () => {
  const { user } = show(<TextField label="Email" readOnly value="m@vela.example" onChange={() => undefined} />);
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('a hidden label is still its name, and "optional" is not part of it', () => {
  show(<Controlled label="Search" labelHidden optional />);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeInTheDocument();
});

const INCOMPLETE_DATE = 'Give a whole date that exists, or empty the field.';

test('a date that is half filled in says so once it is left, until it is completed or emptied', async () => {
  const { user } = show(<Controlled label="Ends on" type="date" error="This field is required" />);
  const field = screen.getByLabelText('Ends on');
  halfFill(field);
  await user.click(field);
  expect(field).toHaveAccessibleDescription('This field is required');
  await user.tab();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(INCOMPLETE_DATE);

  await user.click(field);
  halfFill(field, false);
  await user.tab();
  expect(field).toHaveAccessibleDescription('This field is required');

  halfFill(field);
  await user.click(field);
  await user.tab();
  halfFill(field, false);
  fireEvent.change(field, { target: { value: '2026-12-01' } });
  expect(screen.getByText('2026-12-01')).toBeInTheDocument();
  expect(field).toHaveAccessibleDescription('This field is required');
});

test('what is half filled in is found before it is sent, wherever it stands', () => {
  const { container } = show(
    <>
      <Controlled label="Title" />
      <Controlled label="Starts" type="datetime-local" />
      <Controlled label="Ends on" type="date" />
    </>,
  );
  expect(tellIncomplete(container)).toBe(false);
  const [starts, ends] = [screen.getByLabelText('Starts'), screen.getByLabelText('Ends on')];
  halfFill(starts);
  halfFill(ends);
  act(() => {
    expect(tellIncomplete(container)).toBe(true);
  });
  expect(starts).toHaveFocus();
  expect(starts).toHaveAccessibleDescription('Give a whole date and time that exist, or empty the field.');
  expect(ends).toHaveAccessibleDescription(INCOMPLETE_DATE);
});

test('it breaks no rule of accessibility', async () => {
  expect(
    await violationsInBothThemes(<Controlled label="City" hint="Where invoices go" error="This field is required" />),
  ).toEqual([]);
});

function Place() {
  const [value, setValue] = useState('');
  return <TextField label="Place" value={value} onChange={setValue} maxLength={10} />;
}

test('no more is typed than it may hold, and what is pasted beyond is all there, and told', async () => {
  const { user } = show(<Place />);
  const field = screen.getByRole('textbox', { name: 'Place' });
  await user.type(field, 'Café Pascal');
  expect(field).toHaveValue('Café Pasca');
  await user.clear(field);
  await user.paste('Café Pascal, Odenplan');
  expect(field).toHaveValue('Café Pascal, Odenplan');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('11 characters too many. Nothing was cut: shorten it where you like.');
});
