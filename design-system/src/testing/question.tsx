import styled from 'styled-components';
import { controlLook, FieldFrame, FieldGroup, useField } from '../components/field/index.js';

const Entry = styled.input`
  ${controlLook}
`;

export interface QuestionProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly optional?: boolean;
  readonly required?: boolean;
}

/** The least that a field is: one control, bound to what is written around it. */
export function Question({ required, ...written }: QuestionProps) {
  const binding = useField({ ...written, required });
  return (
    <FieldFrame binding={binding} {...written}>
      <Entry {...binding.control} />
    </FieldFrame>
  );
}

/** Several controls that answer one question. */
export function Questions({ required, ...written }: QuestionProps) {
  const binding = useField({ ...written, required });
  return (
    <FieldGroup binding={binding} {...written}>
      <Entry aria-label="From" />
      <Entry aria-label="To" />
    </FieldGroup>
  );
}
