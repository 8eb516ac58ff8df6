import styled from 'styled-components';
import type { BoxProps, GapProps } from './box-props.js';
import { gapRules } from './gap.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
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
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-wrap='false'] {
    flex-wrap: nowrap;
  }
`;

export interface ClusterProps extends BoxProps, GapProps {
  readonly align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  readonly justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children go on to a new line when there is no room; yes unless told. */
  readonly wrap?: boolean;
}

/** Children beside each other, wrapping when there is no room. */
export function Cluster({ gap = 12, align = 'center', justify = 'start', wrap = true, ...rest }: ClusterProps) {
  return <Row data-gap={gap} data-align={align} data-justify={justify} data-wrap={wrap} {...rest} />;
}
