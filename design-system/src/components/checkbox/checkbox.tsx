import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { radius } from '../../theme/index.js';
import { type ControlProps, FieldNotes, useField } from '../field/index.js';
import { choiceLine, choiceMark } from './choice-look.js';

const Line = styled.label`
  ${choiceLine}
`;

const Box = styled.input`
  ${choiceMark}
  border-radius: ${radius.small};
  &:checked::after {
    content: '';
    inline-size: 0.6875rem;
    block-size: 0.375rem;
    border: solid currentcolor;
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  &:indeterminate::after {
    content: '';
    inline-size: 0.625rem;
    block-size: 2px;
    background: currentcolor;
  }
`;

export interface CheckboxProps extends Omit<ControlProps<boolean>, 'label' | 'labelHidden' | 'optional'> {
  /** What is agreed to or chosen; may hold links. */
  readonly label: ReactNode;
  /** Stands at the end of the line, e.g. how many there are. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One thing that is so or not. */
export function Checkbox({ label, hint, error, value, onChange, required, id, trailing, ...rest }: CheckboxProps) {
  const binding = useField({ id, hint, error, required });
  return (
    <div>
      <Line>
        <Box
          {...binding.control}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          {...rest}
        />
        <span>{label}</span>
        {trailing !== undefined && <span>{trailing}</span>}
      </Line>
      {(hint !== undefined || error !== undefined) && (
        <FieldNotes hint={hint} hintId={binding.hintId} error={error} errorId={binding.errorId} />
      )}
    </div>
  );
}
