import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container, Stack } from '../components/layout/index.js';
import { Heading, Lead } from '../components/typography/index.js';
import { color, fontSize, fontWeight, media, space } from '../theme/index.js';

interface PlateProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Parameters of a page of the foundations: the whole canvas is the page, and there is nothing to set. */
export const plate = { layout: 'fullscreen', controls: { disable: true }, options: { showPanel: false } } as const;

const Page = styled(Container).attrs({ forwardedAs: 'main' })`
  padding-block: ${space(48)} ${space(64)};
`;

/** A page of the foundations. */
export function Plate({ title, lead, children }: PlateProps) {
  return (
    <Page>
      <Stack gap={48}>
        <Stack gap={16}>
          <Heading level={1}>{title}</Heading>
          <Lead>{lead}</Lead>
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}

interface PartProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A part of such a page. */
export function Part({ title, text, children }: PartProps) {
  return (
    <Stack as="section" gap={20}>
      <Stack gap={4}>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        {text !== undefined && <p>{text}</p>}
      </Stack>
      {children}
    </Stack>
  );
}

/** Name and figures of one token. */
export const Figures = styled.span`
  font-size: ${fontSize.small};
  line-height: 1.45;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  b {
    display: block;
    font-weight: ${fontWeight.medium};
    color: ${color.ink};
  }
`;

/** One line of a list of tokens: what it is called, and what it looks like. */
export const Specimen = styled.div`
  display: grid;
  gap: ${space(8)};
  padding-block: ${space(16)};
  border-block-start: 1px solid ${color.line};
  min-inline-size: 0;
  ${media.from('sm')} {
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: center;
    gap: ${space(24)};
  }
`;
