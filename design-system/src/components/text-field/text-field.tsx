import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { controlLook, type ControlProps, FieldFrame, limitText, useField, withinLimit } from '../field/index.js';
import { useIncomplete } from './incomplete.js';

export const TextInput = styled.input`
  ${controlLook}
`;

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'autoCapitalize' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'placeholder' | 'readOnly' | 'spellCheck'
>;

export interface TextFieldProps extends ControlProps<string>, NativeProps {
  /** Most characters: no more can be typed, and what is pasted beyond is told, not cut. */
  readonly maxLength?: number;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password' | 'date' | 'datetime-local';
  readonly ref?: Ref<HTMLInputElement>;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** One line of text, or a date, which says so where it is only half filled in. */
export function TextField({
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
  aside,
  maxLength = Infinity,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const incomplete = useIncomplete(type, value);
  const said = limitText(value, maxLength) ?? incomplete.text ?? error;
  const binding = useField({ id, hint, error: said, required });
  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error: said, aside }}>
      <TextInput
        {...binding.control}
        type={type}
        value={value}
        onChange={(event) => {
          incomplete.onChange();
          onChange(withinLimit(event, value, maxLength));
        }}
        onBlur={(event) => {
          incomplete.onBlur(event);
          onBlur?.(event);
        }}
        onInvalid={incomplete.onInvalid}
        {...rest}
      />
    </FieldFrame>
  );
}
