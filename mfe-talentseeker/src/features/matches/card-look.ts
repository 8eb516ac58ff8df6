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

/*
 * Where it is narrow, who it is beside the score, and all else below, as wide as the card; who, pay and score in a line above
 * the reasons elsewhere.
 */
export const CardLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  grid-template-areas: 'mark who score' 'links links links' 'why why why' 'compare compare compare' 'pay pay act';
  gap: ${space(16)} ${space(12)};
  align-items: center;
  & > [data-place='mark'] {
    grid-area: mark;
  }
  & > [data-place='who'] {
    grid-area: who;
    min-inline-size: 0;
  }
  & > [data-place='links'] {
    grid-area: links;
    margin-block-start: -${space(12)};
  }
  & > [data-place='why'] {
    grid-area: why;
  }
  & > [data-place='compare'] {
    grid-area: compare;
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
  & > [data-place='mark'],
  & > [data-place='who'],
  & > [data-place='score'] {
    align-self: start;
  }
  @container (min-width: 36rem) {
    grid-template-columns: auto minmax(0, 1fr) 13.5rem auto auto;
    grid-template-areas: 'mark who pay score act' 'mark links pay score act' 'why why why compare compare';
    gap: ${space(16)} ${space(24)};
    & > [data-place='mark'] {
      margin-inline-end: -${space(8)};
    }
    & > [data-place='links'] {
      margin-block-start: -${space(16)};
    }
    /* In line with the first of the reasons. */
    & > [data-place='compare'] {
      align-self: start;
      justify-self: end;
    }
    & > [data-place='mark'],
    & > [data-place='score'] {
      align-self: center;
    }
    & > [data-place='who'] {
      align-self: end;
    }
  }
  ${media.below('sm')} {
    & > [data-place='mark'] > * {
      inline-size: 2.75rem;
      block-size: 2.75rem;
    }
  }
`;
