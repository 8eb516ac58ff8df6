import styled from 'styled-components';
import { color, media, radius, space, systemEdge } from '@vela/design-system/theme';

/** A card of the list, measured by its own width: it stands alone on a phone and beside the filters elsewhere. */
export const CardFrame = styled.article`
  container-type: inline-size;
  display: grid;
  gap: ${space(16)};
  padding: ${space(20)};
  border-radius: ${radius.card};
  background: ${color.surface};
  ${systemEdge}
  ${media.from('sm')} {
    padding: ${space(20)} ${space(24)};
  }
`;

/* One column of text beside the score where it is narrow; who, pay and score in a line above the reasons elsewhere. */
export const CardLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'who score' 'why why' 'pay act';
  gap: ${space(16)};
  align-items: center;
  @container (min-width: 36rem) {
    grid-template-columns: minmax(0, 1fr) 12.5rem auto auto;
    grid-template-areas: 'who pay score act' 'why why why why';
    gap: ${space(16)} ${space(24)};
  }
  & > [data-place='who'] {
    grid-area: who;
    display: flex;
    gap: ${space(16)};
    align-items: center;
    min-inline-size: 0;
  }
  & > [data-place='why'] {
    grid-area: why;
  }
  & > [data-place='pay'] {
    grid-area: pay;
  }
  & > [data-place='score'] {
    grid-area: score;
  }
  & > [data-place='act'] {
    grid-area: act;
    justify-self: end;
  }
  ${media.below('sm')} {
    & > [data-place='who'] {
      gap: ${space(12)};
      align-items: flex-start;
    }
    [data-place='who'] > :first-child {
      inline-size: 2.75rem;
      block-size: 2.75rem;
    }
  }
`;
