import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Cluster, Container, Stack } from '@vela/design-system/layout';
import { media, space } from '@vela/design-system/theme';
import { Eyebrow, Heading, Lead } from '@vela/design-system/typography';

const Band = styled(Container)`
  padding-block: ${space(40)} ${space(48)};
  ${media.from('md')} {
    padding-block: ${space(64)} ${space(64)};
  }
`;

const Words = styled(Stack)`
  max-inline-size: 44rem;
`;

const Actions = styled(Cluster)`
  padding-block-start: ${space(8)};
`;

const Beside = styled.div`
  ${media.from('md')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
    gap: ${space(64)};
    align-items: center;
  }
`;

export interface PageIntroProps {
  /** What the page belongs to, above its title. */
  readonly eyebrow?: ReactNode;
  readonly title: string;
  /** One or two sentences that say what the page is for. */
  readonly lead?: string;
  /** Language of title and lead, where it is not the page's. */
  readonly lang?: string;
  /** The page's one main action and those beside it. */
  readonly actions?: ReactNode;
  /** A drawing beside the words. */
  readonly drawing?: ReactNode;
  /** `text` above a document, so that both share one edge. */
  readonly width?: 'page' | 'text';
}

/** How every page but the home page begins: its title, what it is for, what to do. */
export function PageIntro({ eyebrow, title, lead, lang, actions, drawing, width = 'page' }: PageIntroProps) {
  const words = (
    <Words gap={16}>
      {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={1} lang={lang}>
        {title}
      </Heading>
      {lead !== undefined && <Lead lang={lang}>{lead}</Lead>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Words>
  );
  return (
    <Band forwardedAs="header" width={width}>
      {drawing === undefined ? (
        words
      ) : (
        <Beside>
          {words}
          {drawing}
        </Beside>
      )}
    </Band>
  );
}
