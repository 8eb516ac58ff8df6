import styled from 'styled-components';
import { contentWidth, media, space } from '../../theme/index.js';
import type { BoxProps } from './box-props.js';

const Centred = styled.div`
  inline-size: 100%;
  margin-inline: auto;
  padding-inline: ${space(20)};
  max-inline-size: calc(${contentWidth.page} + 2 * ${space(20)});
  &[data-width='text'] {
    max-inline-size: calc(${contentWidth.text} + 2 * ${space(20)});
  }

  ${media.from('sm')} {
    padding-inline: ${space(24)};
    max-inline-size: calc(${contentWidth.page} + 2 * ${space(24)});
    &[data-width='text'] {
      max-inline-size: calc(${contentWidth.text} + 2 * ${space(24)});
    }
  }
`;

export interface ContainerProps extends BoxProps {
  /** `page` 1200 px for screens, `text` 720 px for reading. */
  readonly width?: 'page' | 'text';
}

/** The page's centred column with its side margins. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <Centred data-width={width} {...rest} />;
}
