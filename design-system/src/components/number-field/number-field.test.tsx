import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { violationsInBothThemes } from '../../testing/accessible.js';
import { show } from '../../testing/render.js';
import { NumberField } from './index.js';

interface SalaryProps {
  readonly onChange?: (value: string) => void;
  readonly initial?: string;
}

function Salary({ onChange = () => undefined, initial = '' }: SalaryProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <NumberField label="Offered salary" maxDigits={9} value={value} onChange={change} />;
}

/** @returns the event of a text that is put into the field as if it were typed, all of it at once */
function inputOf(input: HTMLElement, text: string): InputEvent {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  return new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text });
}

const field = () => screen.getByRole('textbox', { name: 'Offered salary' });

test('thousands are parted by a dot while digits are typed, and the value is digits', async () => {
  const change = jest.fn();
  const { user } = show(<Salary onChange={change} />);
  await user.type(field(), '12500000');
  expect(field()).toHaveDisplayValue('12.500.000');
  expect(change).toHaveBeenLastCalledWith('12500000');
});

test.each(['65000', '65.000', '65,000', '65 000', "65'000", '65k', '65000.00', 'SEK 65,000.00'])(
  '%s, typed or pasted, is sixty-five thousand',
  async (text) => {
    const change = jest.fn();
    const { user } = show(<Salary onChange={change} />);
    await user.type(field(), text);
    await user.tab();
    expect(field()).toHaveDisplayValue('65.000');
    expect(change).toHaveBeenLastCalledWith('65000');

    await user.clear(field());
    await user.click(field());
    await user.paste(text);
    await user.tab();
    expect(field()).toHaveDisplayValue('65.000');
    expect(change).toHaveBeenLastCalledWith('65000');
  },
);

test('what could be two amounts is asked about, and no form takes it for one meanwhile', async () => {
  const change = jest.fn();
  const { user } = show(<Salary onChange={change} />);
  await user.type(field(), '65.5');
  expect(field()).toHaveDisplayValue('65.5');
  expect(field()).toBeValid();
  expect(change).toHaveBeenLastCalledWith('65.5');
  await user.tab();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Is that 66 or 65.500?');
  await user.click(screen.getByRole('button', { name: '65.500' }));
  expect(field()).toHaveDisplayValue('65.500');
  expect(field()).toBeValid();
  expect(change).toHaveBeenLastCalledWith('65500');
});

test('what is no amount stays as it was typed, with what to do', async () => {
  const { user } = show(<Salary />);
  await user.type(field(), 'a lot');
  await user.tab();
  expect(field()).toHaveDisplayValue('a lot');
  expect(field()).toHaveAccessibleDescription('Give a whole amount in figures, such as 65.000.');
});

test.each(['45000-50000', '45 000 – 50 000', '45k/mån'])(
  '%s over an amount, typed or pasted, is no amount: it stays as it was written, with what to do',
  async (text) => {
    const change = jest.fn();
    const { user } = show(<Salary initial="40000" onChange={change} />);
    const replace = async (write: () => Promise<void>, written: string) => {
      await user.tripleClick(field());
      await write();
      await user.tab();
      expect(field()).toHaveDisplayValue(written);
      expect(field()).toHaveAccessibleDescription('Give a whole amount in figures, such as 65.000.');
      expect(change).toHaveBeenLastCalledWith(written);
    };
    // Figures that come first are parted before anything else is typed.
    await replace(() => user.keyboard(text), text.replace('45000-', '45.000-'));
    await user.clear(field());
    await user.type(field(), '40000');
    await replace(() => user.paste(text), text);
  },
);

test('a sign before an amount is not taken when typed, and told when pasted', async () => {
  const change = jest.fn();
  const { user } = show(<Salary initial="40000" onChange={change} />);
  await user.tripleClick(field());
  await user.keyboard('-52,500');
  await user.tab();
  expect(field()).toHaveDisplayValue('52.500');
  await user.tripleClick(field());
  await user.keyboard('-5000');
  expect(field()).toHaveDisplayValue('5.000');
  expect(change).toHaveBeenLastCalledWith('5000');
  await user.type(field(), '-', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(field()).toHaveDisplayValue('5.000');
  await user.tripleClick(field());
  await user.paste('-5000');
  await user.tab();
  expect(field()).toHaveDisplayValue('-5000');
  expect(field()).toHaveAccessibleDescription('Give a whole amount in figures, such as 65.000.');
});

test('an amount as it is said in Swedish is read, typed or pasted', async () => {
  const { user } = show(<Salary initial="40000" />);
  for (const write of [() => user.keyboard('65 000:-'), () => user.paste('65 000:-')]) {
    await user.tripleClick(field());
    await write();
    await user.tab();
    expect(field()).toHaveDisplayValue('65.000');
  }
});

test('the caret stays where it was while thousands are parted anew', async () => {
  const { user } = show(<Salary initial="1234567" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(input, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(input).toHaveDisplayValue('12.934.567');
  expect(input.selectionStart).toBe('12.9'.length);
  await user.keyboard('{Backspace}');
  expect(input).toHaveDisplayValue('1.234.567');
  expect(input.selectionStart).toBe('1.2'.length);
});

test('more digits than it may have are not taken when typed, and told when pasted', async () => {
  const { user } = show(<Salary />);
  await user.type(field(), '12345678901');
  expect(field()).toHaveDisplayValue('123.456.789');
  await user.clear(field());
  await user.paste('1,234,567,890');
  await user.tab();
  expect(field()).toHaveAccessibleDescription('At most 9 digits.');
});

test('plain digits that come in one piece are told too where they are too many, and taken away by hand', async () => {
  const { user } = show(<Salary />);
  await user.click(field());
  await user.paste('111111111111111');
  await user.tab();
  expect(field()).toHaveAccessibleDescription('At most 9 digits.');
  await user.clear(field());
  // As a keyboard that writes words and an assistant do it.
  fireEvent(field(), inputOf(field(), '222222222222222'));
  await user.tab();
  expect(field()).toHaveAccessibleDescription('At most 9 digits.');
  await user.type(field(), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  await user.tab();
  expect(field()).toHaveDisplayValue('222.222.222');
  expect(field()).toBeValid();
});

test('it breaks no rule of accessibility', async () => {
  expect(await violationsInBothThemes(<Salary initial="40000" />)).toEqual([]);
  expect(await violationsInBothThemes(<Salary initial="65.5" />)).toEqual([]);
});
