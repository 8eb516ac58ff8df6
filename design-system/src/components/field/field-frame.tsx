import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldNotes, LabelLine, OptionalMark } from './field-parts.js';
import type { FieldBinding } from './use-field.js';

const Frame = styled.div`
  min-inline-size: 0;
  border: 0;
  padding: 0;
  margin: 0;
`;

export interface FieldFrameProps {
  readonly binding: FieldBinding;
  readonly label: string;
  readonly labelHidden?: boolean | undefined;
  readonly optional?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Stands at the end of the label's line, e.g. a counter. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, hint and error below one control. */
export function FieldFrame({ binding, label, labelHidden, optional, hint, error, aside, children }: FieldFrameProps) {
  return (
    <Frame>
      <LabelLine data-hidden={labelHidden}>
        <label id={binding.labelId} htmlFor={binding.id}>
          {label}
        </label>
        {optional && <OptionalMark />}
        {aside}
      </LabelLine>
      {children}
      <FieldNotes hint={hint} hintId={binding.hintId} error={error} errorId={binding.errorId} />
    </Frame>
  );
}

/** The same around several controls that answer one question: a group with a name. */
export function FieldGroup({ binding, label, labelHidden, optional, hint, error, children }: FieldFrameProps) {
  return (
    <Frame role="group" aria-labelledby={binding.labelId} aria-describedby={binding.control['aria-describedby']}>
      <LabelLine data-hidden={labelHidden}>
        <span id={binding.labelId}>{label}</span>
        {optional && <OptionalMark />}
      </LabelLine>
      {children}
      <FieldNotes hint={hint} hintId={binding.hintId} error={error} errorId={binding.errorId} />
    </Frame>
  );
}
