import type { Ref } from 'react';
import styled from 'styled-components';
import { color, fontSize } from '../../theme/index.js';
import { controlLook, type ControlProps, FieldFrame, useField } from '../field/index.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';

const Area = styled.textarea`
  ${controlLook}
  display: block;
  min-block-size: 9rem;
  resize: vertical;
  field-sizing: content;
  max-block-size: 32rem;
`;

const Count = styled.span`
  margin-inline-start: auto;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  color: ${color.muted};
  &[data-full='true'] {
    color: ${color.danger};
  }
`;

export interface TextareaProps extends ControlProps<string> {
  /** Most characters; they are counted as `n/max` and no more can be typed. */
  readonly maxLength?: number;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** How near the limit is, said only when it comes near. */
const NEAR = 0.9;

const leftText = (left: number): string => (left === 1 ? '1 character left' : `${left} characters left`);

/** Several lines of text, with a counter when there is a limit. */
export function Textarea({
  label,
  hint,
  error,
  value,
  onChange,
  labelHidden,
  optional,
  required,
  id,
  maxLength,
  rows = 6,
  ...rest
}: TextareaProps) {
  const binding = useField({ id, hint, error, required });
  const left = maxLength === undefined ? Infinity : maxLength - value.length;
  const near = maxLength !== undefined && value.length >= NEAR * maxLength;
  const aside = maxLength !== undefined && (
    <>
      <Count data-full={left <= 0}>
        {value.length}/{maxLength}
      </Count>
      <VisuallyHidden role="status">{near ? leftText(left) : ''}</VisuallyHidden>
    </>
  );
  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error, aside }}>
      <Area
        {...binding.control}
        rows={rows}
        {...(maxLength === undefined ? {} : { maxLength })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...rest}
      />
    </FieldFrame>
  );
}
