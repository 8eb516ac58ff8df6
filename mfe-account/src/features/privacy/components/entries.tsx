import styled from 'styled-components';
import { color, space } from '@vela/design-system/theme';

/** Rows with something at either end. */
export const Entries = styled.ul`
  display: grid;
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)} ${space(16)};
  padding-block: ${space(12)};
  & + & {
    border-block-start: 1px solid ${color.line};
  }
`;
