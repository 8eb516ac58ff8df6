import styled from 'styled-components';
import { media, space } from '@vela/design-system/theme';

/** Room above and below a page's content. */
export const PageFrame = styled.div`
  padding-block: ${space(24)} ${space(64)};
  ${media.from('sm')} {
    padding-block: ${space(40)} ${space(96)};
  }
`;
