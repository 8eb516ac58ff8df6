import type { ReactNode, Ref } from 'react';
import { type ControlProps, FieldGroup, useField } from '../field/index.js';
import { Checkbox } from './checkbox.js';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly trailing?: ReactNode;
  readonly disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends ControlProps<readonly Value[]> {
  readonly options: readonly ChoiceOption<Value>[];
  /** The first box, for focus on an error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Any number of a few options. The value keeps the options' order. */
export function CheckboxGroup<Value extends string>({
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
}: CheckboxGroupProps<Value>) {
  const binding = useField({ id, hint, error });
  const toggle = (toggled: Value, chosen: boolean) =>
    onChange(
      options.map((option) => option.value).filter((each) => (each === toggled ? chosen : value.includes(each))),
    );
  return (
    <FieldGroup {...{ binding, label, labelHidden, optional, hint, error }}>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          label={option.label}
          trailing={option.trailing}
          disabled={disabled || option.disabled === true}
          value={value.includes(option.value)}
          onChange={(chosen) => toggle(option.value, chosen)}
          {...(name === undefined ? {} : { name })}
          {...(onBlur === undefined ? {} : { onBlur })}
          {...(index === 0 ? { id: binding.id, ref } : {})}
        />
      ))}
    </FieldGroup>
  );
}
