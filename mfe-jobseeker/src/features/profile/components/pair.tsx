import styled from 'styled-components';
import { media, space } from '@vela/design-system/theme';

/** Two fields beside each other where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)} ${space(16)};
  align-items: start;
  ${media.from('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
