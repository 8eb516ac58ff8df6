import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster, Container, Stack } from '@vela/design-system/layout';
import { media, space } from '@vela/design-system/theme';
import { Eyebrow, Heading, Lead } from '@vela/design-system/typography';

const Band = styled(Container)`
  padding-block: ${space(40)} ${space(48)};
  ${media.from('md')} { padding-block: ${space(64)} ${space(64)}; }
`;

const Words = styled(Stack)`
  max-inline-size: 44rem;
`;

export interface PageIntroProps {
  /** What the page belongs to, above its title. */
  readonly eyebrow?: string;
  readonly title: string;
  /** One or two sentences that say what the page is for. */
  readonly lead?: string;
  /** The page's one main action and those beside it. */
  readonly actions?: ReactNode;
  /** `text` above a document, so that both share one edge. */
  readonly width?: 'page' | 'text';
}

/** How every page but the home page begins: its title, what it is for, what to do. */
export function PageIntro({ eyebrow, title, lead, actions, width = 'page' }: PageIntroProps) {
  return (
    <Band forwardedAs="header" width={width}>
      <Words gap={16}>
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1}>{title}</Heading>
        {lead !== undefined && <Lead>{lead}</Lead>}
        {actions !== undefined && <Cluster>{actions}</Cluster>}
      </Words>
    </Band>
  );
}
