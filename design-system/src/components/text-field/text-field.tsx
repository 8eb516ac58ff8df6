import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { controlLook, type ControlProps, FieldFrame, useField } from '../field/index.js';

export const TextInput = styled.input`
  ${controlLook}
`;

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'spellCheck'
>;

export interface TextFieldProps extends ControlProps<string>, NativeProps {
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'search' | 'password' | 'date' | 'datetime-local';
  readonly ref?: Ref<HTMLInputElement>;
  /** Stands at the end of the label's line. */
  readonly aside?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  value,
  onChange,
  labelHidden,
  optional,
  required,
  id,
  aside,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const binding = useField({ id, hint, error, required });
  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error, aside }}>
      <TextInput
        {...binding.control}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </FieldFrame>
  );
}
