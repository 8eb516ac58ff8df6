import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '../../theme/index.js';
import { Checkbox } from '../checkbox/index.js';
import { FoundWords } from './found-words.js';

/** What was found in a text, one row for each thing. */
export const FoundRows = styled.ul`
  display: grid;
`;

const Row = styled.li`
  padding-block: ${space(8)};
  border-block-end: 1px solid ${color.line};
  &:last-child {
    border-block-end: 0;
  }
`;

export interface FoundRowProps {
  /** What was found. */
  readonly label: ReactNode;
  /** How much or how well, at the end of the line. */
  readonly measure?: ReactNode;
  readonly words: readonly string[];
  readonly value: boolean;
  readonly onChange: (taken: boolean) => void;
}

/** One thing that was found in a text: whether it is taken, and the words that it came from. */
export function FoundRow({ label, measure, words, value, onChange }: FoundRowProps) {
  return (
    <Row>
      <Checkbox
        label={label}
        {...(measure === undefined ? {} : { trailing: measure })}
        hint={<FoundWords words={words} />}
        value={value}
        onChange={onChange}
      />
    </Row>
  );
}
