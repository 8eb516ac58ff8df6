import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, space } from '../../theme/index.js';
import { Chip } from '../chip/index.js';
import { controlLook, type ControlProps, FieldFrame, useField } from '../field/index.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';

export const ChipBox = styled.div`
  ${controlLook}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem ${space(8)};
  cursor: text;
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

const Entry = styled.input`
  flex: 1;
  min-inline-size: 8rem;
  min-block-size: 2rem;
  padding: 0;
  border: 0;
  background: transparent;
  /* The box around it shows the focus. */
  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;

export interface ChipListProps extends ControlProps<readonly string[]> {
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const sameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A list of words typed by the reader: Enter or leaving the field adds one, the same word is kept once. */
export function ChipList({
  label,
  hint,
  error,
  value,
  onChange,
  onBlur,
  labelHidden,
  optional,
  required,
  id,
  disabled = false,
  name,
  placeholder,
  ref,
}: ChipListProps) {
  const binding = useField({ id, hint, error, required });
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const focusEntry = () => box.current?.querySelector('input')?.focus();

  const add = () => {
    const word = typed.trim();
    setTyped('');
    if (word === '') return;
    if (value.some((each) => sameText(each, word))) return setSaid(t('{word} is already there', { word }));
    setSaid(t('{word} added', { word }));
    onChange([...value, word]);
  };
  const remove = (word: string) => {
    setSaid(t('{word} removed', { word }));
    onChange(value.filter((each) => each !== word));
    focusEntry();
  };
  const press = (event: KeyboardEvent) => {
    // Enter chooses between the words that a keyboard for another script suggests; it writes none.
    if (event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  const leave: NonNullable<ChipListProps['onBlur']> = (event) => {
    add();
    onBlur?.(event);
  };

  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error }}>
      <ChipBox
        ref={box}
        data-invalid={error !== undefined}
        data-disabled={disabled || undefined}
        onClick={(event) => event.target === event.currentTarget && focusEntry()}
      >
        {value.map((word) => (
          <Chip key={word} label={word} {...(disabled ? {} : { onRemove: () => remove(word) })} />
        ))}
        <Entry
          {...binding.control}
          ref={ref}
          name={name}
          disabled={disabled}
          placeholder={value.length === 0 ? placeholder : undefined}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          onBlur={leave}
        />
      </ChipBox>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldFrame>
  );
}
