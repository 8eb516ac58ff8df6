import styled from 'styled-components';
import { color, fontWeight, media, space } from '@vela/design-system/theme';

/** The rows below a field of several choices, one for each. */
export const ChosenRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** One chosen thing with what is said about it. */
export const ChosenRow = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)} ${space(16)};
  align-items: center;
  padding-block: ${space(12)};
  border-block-end: 1px solid ${color.line};
  &:last-child {
    border-block-end: 0;
  }
  & > :first-child {
    grid-column: 1 / -1;
    font-weight: ${fontWeight.medium};
  }
  ${media.from('sm')} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    & > :first-child {
      grid-column: auto;
    }
  }
`;
