import type { Ref } from 'react';
import { NumericFormat } from 'react-number-format';
import styled from 'styled-components';
import { type ControlProps, FieldFrame, useField } from '../field/index.js';
import { TextInput } from '../text-field/text-field.js';

const Figure = styled(TextInput)`
  font-variant-numeric: tabular-nums;
`;

export interface NumberFieldProps extends ControlProps<string> {
  /** Most digits that can be typed. */
  readonly maxDigits?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A whole number of any size, shown with '.' between thousands. The value is its digits (`'40000'`), `''` when
 * nothing is typed.
 */
export function NumberField({
  label,
  hint,
  error,
  value,
  onChange,
  labelHidden,
  optional,
  required,
  id,
  maxDigits,
  ref,
  ...rest
}: NumberFieldProps) {
  const binding = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error }}>
      <NumericFormat
        {...binding.control}
        {...rest}
        customInput={Figure}
        {...(ref === undefined ? {} : { getInputRef: ref })}
        inputMode="numeric"
        autoComplete="off"
        thousandSeparator="."
        decimalSeparator=","
        decimalScale={0}
        allowNegative={false}
        allowLeadingZeros={false}
        valueIsNumericString
        value={value}
        isAllowed={({ value: digits }) => maxDigits === undefined || digits.length <= maxDigits}
        onValueChange={({ value: digits }, { event }) => {
          // Without an event it is the value that was given, put in shape.
          if (event !== undefined) onChange(digits);
        }}
      />
    </FieldFrame>
  );
}
