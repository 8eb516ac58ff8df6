import styled from 'styled-components';
import { Container } from '@vela/design-system/layout';
import { color, fontSize, lineHeight, measure, space } from '@vela/design-system/theme';

/** Running text of a document: headings, paragraphs, lists and quotations as plain elements, also inside a `data-text` part. */
export const Prose = styled(Container).attrs({ width: 'text' })`
  padding-block-end: ${space(96)};
  & > *,
  & > [data-text] > * {
    max-inline-size: ${measure};
  }
  & > * + *,
  & > [data-text] > * + * {
    margin-block-start: ${space(16)};
  }
  & > h2,
  & > [data-text] > h2 {
    margin-block-start: ${space(48)};
    font-size: ${fontSize.heading};
    line-height: ${lineHeight.snug};
    letter-spacing: -0.01em;
  }
  & > h3,
  & > [data-text] > h3 {
    margin-block-start: ${space(32)};
    font-size: ${fontSize.large};
  }
  & > svg + [data-text] {
    margin-block-start: ${space(32)};
  }
  & > h2:first-child,
  & > h3:first-child,
  & > [data-text] > :first-child {
    margin-block-start: 0;
  }
  & ul,
  & ol {
    padding-inline-start: ${space(24)};
  }
  & li + li {
    margin-block-start: ${space(8)};
  }
  & blockquote {
    padding-inline-start: ${space(20)};
    border-inline-start: 3px solid ${color.bright};
    font-size: ${fontSize.large};
  }
  & pre {
    overflow-x: auto;
    padding: ${space(16)};
    background: ${color.surface};
  }
  & > [data-text] > table {
    border-collapse: collapse;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    & th,
    & td {
      padding-block: ${space(8)};
      padding-inline: 0 ${space(32)};
      border-block-end: 1px solid ${color.line};
    }
    & th {
      text-align: start;
    }
  }
  & hr {
    margin-inline: 0;
    border: 0;
    border-block-start: 1px solid ${color.line};
    margin-block: ${space(32)};
  }
`;
