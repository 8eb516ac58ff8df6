import styled from 'styled-components';
import type { BoxProps, GapProps } from './box-props.js';
import { gapRules } from './gap.js';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  ${gapRules}
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-grow='true'] {
    flex: 1;
  }
`;

export interface StackProps extends BoxProps, GapProps {
  readonly align?: 'stretch' | 'start' | 'center' | 'end';
  /** Takes the room that is left beside its neighbours in a `Cluster`. */
  readonly grow?: boolean;
}

/** Children below each other with one gap. */
export function Stack({ gap = 16, align = 'stretch', grow = false, ...rest }: StackProps) {
  return <Column data-gap={gap} data-align={align} data-grow={grow} {...rest} />;
}
