import type { Ref } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color } from '../../theme/index.js';
import { controlLook, type ControlProps, FieldFrame, useField } from '../field/index.js';
import { Icon } from '../icon/index.js';

const Frame = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625em);
    inset-inline-end: 0.875rem;
    pointer-events: none;
    color: ${color.muted};
  }
`;

const Native = styled.select`
  ${controlLook}
  appearance: none;
  padding-inline-end: 2.75rem;
  text-overflow: ellipsis;
  cursor: pointer;
  &[data-empty='true'] {
    color: ${color.muted};
  }
  option {
    color: ${color.ink};
  }
`;

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> extends Omit<ControlProps<Value | null>, 'onChange'> {
  readonly onChange: (value: Value) => void;
  readonly options: readonly SelectOption<Value>[];
  /** Stands while nothing is chosen. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** One of a short, known list. The list is the device's own, which is the best one on a phone. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  value,
  onChange,
  labelHidden,
  optional,
  required,
  id,
  options,
  placeholder = t('Choose'),
  ...rest
}: SelectProps<Value>) {
  const binding = useField({ id, hint, error, required });
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error }}>
      <Frame>
        <Native
          {...binding.control}
          value={value ?? ''}
          data-empty={value === null}
          onChange={(event) => choose(event.target.value)}
          {...rest}
        >
          {value === null && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
        <Icon name="chevron-down" />
      </Frame>
    </FieldFrame>
  );
}
