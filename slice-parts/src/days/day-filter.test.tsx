import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DayFilter } from './index.js';

afterEach(cleanup);

function Shown({ onChange }: { readonly onChange: (day: string) => void }) {
  const [from, setFrom] = useState('');
  const change = (day: string) => {
    setFrom(day);
    onChange(day);
  };
  return (
    <>
      <DayFilter label="From" name="from" value={from} onChange={change} />
      <button onClick={() => setFrom('2026-01-02')}>Elsewhere</button>
    </>
  );
}

const shown = () => {
  const onChange = jest.fn<(day: string) => void>();
  render(<Shown onChange={onChange} />);
  const field = screen.getByLabelText<HTMLInputElement>('From');
  /** As a browser tells of a date whose year is typed. */
  const hold = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, hold, told: () => onChange.mock.calls.map(([day]) => day) };
};

test('a day whose year is typed is told once it is whole, and stays in the field meanwhile', () => {
  const { field, hold, told } = shown();
  for (const text of ['0002-11-20', '0020-11-20', '0202-11-20']) {
    hold(text);
    expect(field.value).toBe(text);
  }
  expect(told()).toEqual([]);
  hold('2026-11-20');
  expect([field.value, told()]).toEqual(['2026-11-20', ['2026-11-20']]);
  hold('');
  expect([field.value, told()]).toEqual(['', ['2026-11-20', '']]);
});

test('a day that nobody means says so when the field is left', () => {
  const { field, hold, told } = shown();
  hold('0026-11-20');
  expect(screen.queryByText(/between/)).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText('Give a day between 1900 and 2199.')).toBeTruthy();
  expect(told()).toEqual([]);
});

test('a day that comes from elsewhere takes the place of what was typed', () => {
  const { field, hold } = shown();
  hold('0026-11-20');
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field.value).toBe('2026-01-02');
});
