import { useState } from 'react';
import { isMeantDay } from '@vela/contracts/days';
import { farDayText } from '@vela/contracts/texts';
import { TextField } from '@vela/design-system/text-field';

export interface DayFilterProps {
  readonly label: string;
  readonly name: string;
  /** A day, or `''` for any. */
  readonly value: string;
  /** Told of whole days that somebody means, and of `''`: while a year is typed, the field holds days of the first centuries. */
  readonly onChange: (day: string) => void;
}

/** A day that narrows a list, which can be typed as well as picked. */
export function DayFilter({ label, name, value, onChange }: DayFilterProps) {
  /** What stands in the field and is not told, and what held then: another day from elsewhere takes its place. */
  const [typing, setTyping] = useState({ text: value, beside: value });
  const [left, setLeft] = useState(false);
  const shown = typing.beside === value ? typing.text : value;
  const change = (text: string): void => {
    setLeft(false);
    setTyping({ text, beside: value });
    if (text === '' || isMeantDay(text)) onChange(text);
  };
  const isFar = left && shown !== '' && !isMeantDay(shown);
  return (
    <TextField
      type="date"
      label={label}
      name={name}
      value={shown}
      onChange={change}
      onBlur={() => setLeft(true)}
      error={isFar ? farDayText() : undefined}
    />
  );
}
