import { type Ref, useId } from 'react';
import styled from 'styled-components';
import { choiceLine, choiceMark } from '../checkbox/choice-look.js';
import { type ControlProps, FieldGroup, useField } from '../field/index.js';

const Line = styled.label`
  ${choiceLine}
`;

/** A radio alone, for a choice whose options are drawn in another way, such as cards. */
export const RadioMark = styled.input.attrs({ type: 'radio' })`
  ${choiceMark}
  border-radius: 50%;
  &:checked::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: currentcolor;
  }
`;

export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly description?: string;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends Omit<ControlProps<Value | null>, 'onChange'> {
  readonly onChange: (value: Value) => void;
  readonly options: readonly RadioOption<Value>[];
  /** The chosen radio, or the first. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Exactly one of a few options, all in sight. For more than about six use `Select`. */
export function RadioGroup<Value extends string>({
  label,
  labelHidden,
  optional,
  hint,
  error,
  value,
  onChange,
  options,
  id,
  disabled = false,
  name,
  onBlur,
  ref,
}: RadioGroupProps<Value>) {
  const binding = useField({ id, hint, error });
  const ownName = useId();
  const focusable = value ?? options[0]?.value;
  return (
    <FieldGroup {...{ binding, label, labelHidden, optional, hint, error }}>
      {options.map((option) => (
        <Line key={option.value}>
          <RadioMark
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled === true}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            {...(option.value === focusable ? { id: binding.id, ref } : {})}
          />
          <span>{option.label}</span>
          {option.description !== undefined && <small>{option.description}</small>}
        </Line>
      ))}
    </FieldGroup>
  );
}
