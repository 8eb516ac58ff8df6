import styled from 'styled-components';
import type { BoxProps, GapProps } from './box-props.js';
import { gapRules } from './gap.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  min-inline-size: 0;
  ${gapRules}
  & > :first-child {
    flex: none;
  }
  & > :last-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }
`;

export interface BesideProps extends BoxProps, GapProps {}

/** A picture or a mark, and beside it what it stands for; below it where large text leaves too little room. Takes two children. */
export function Beside({ gap = 16, ...rest }: BesideProps) {
  return <Row data-gap={gap} {...rest} />;
}
