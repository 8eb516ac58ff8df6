import styled from 'styled-components';
import { Container } from '@vela/design-system/layout';
import { media, space } from '@vela/design-system/theme';

/** The column of a page, with room above and below. */
export const PageColumn = styled(Container)`
  padding-block: ${space(32)} ${space(96)};
  ${media.from('md')} {
    padding-block: ${space(48)} ${space(96)};
  }
`;
