import type { Ref } from 'react';
import styled from 'styled-components';
import { t } from '@vela/language';
import { color, fontSize } from '../../theme/index.js';
import { controlLook, type ControlProps, FieldFrame, limitText, useField, withinLimit } from '../field/index.js';
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
  /** Most characters; they are counted as `n/max`, no more can be typed, and what is pasted beyond is told, not cut. */
  readonly maxLength?: number;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  /** Of no text that stays on this machine may the browser keep a copy, or ask a spelling service elsewhere. */
  readonly confidential?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** How near the limit is, said only when it comes near. */
const NEAR = 0.9;

const leftText = (left: number): string =>
  t('{left, plural, one {# character left} other {# characters left}}', { left });

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
  confidential = false,
  ...rest
}: TextareaProps) {
  const most = maxLength ?? Infinity;
  const left = most - value.length;
  const said = limitText(value, most) ?? error;
  const binding = useField({ id, hint, error: said, required });
  const near = maxLength !== undefined && value.length >= NEAR * maxLength;
  const aside = maxLength !== undefined && (
    <>
      <Count data-full={left <= 0}>
        {value.length}/{maxLength}
      </Count>
      <VisuallyHidden role="status">{near && left >= 0 ? leftText(left) : ''}</VisuallyHidden>
    </>
  );
  return (
    <FieldFrame {...{ binding, label, labelHidden, optional, hint, error: said, aside }}>
      <Area
        {...binding.control}
        rows={rows}
        value={value}
        onChange={(event) => onChange(withinLimit(event, value, most))}
        {...(confidential && { autoComplete: 'off', spellCheck: false })}
        {...rest}
      />
    </FieldFrame>
  );
}
