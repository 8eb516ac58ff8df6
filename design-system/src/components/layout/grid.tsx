import styled from 'styled-components';
import { type Breakpoint, media } from '../../theme/index.js';
import type { BoxProps, GapProps } from './box-props.js';
import { gapRules } from './gap.js';

const COLUMNS = [1, 2, 3, 4, 6, 12] as const;
const FROM = ['xs', 'sm', 'md', 'lg', 'xl'] as const satisfies readonly Breakpoint[];

const columnRules = FROM.map(
  (breakpoint) =>
    `${media.from(breakpoint)} {${COLUMNS.map(
      (count) =>
        `&[data-from='${breakpoint}'][data-columns='${count}'] { grid-template-columns: repeat(${count}, minmax(0, 1fr)); }`,
    ).join('\n')}}`,
).join('\n');

const Cells = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${gapRules}
  ${columnRules}
  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='center'] {
    align-items: center;
  }
`;

export interface GridProps extends BoxProps, GapProps {
  readonly columns: (typeof COLUMNS)[number];
  /** Breakpoint from which there are columns; below it the children stand in one. */
  readonly from?: Breakpoint;
  readonly align?: 'stretch' | 'start' | 'center';
}

/** Equal columns from a breakpoint on, one column below it. */
export function Grid({ columns, from = 'sm', gap = 24, align = 'stretch', ...rest }: GridProps) {
  return <Cells data-columns={columns} data-from={from} data-gap={gap} data-align={align} {...rest} />;
}
