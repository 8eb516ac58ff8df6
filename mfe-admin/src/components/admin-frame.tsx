import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Container } from '@vela/design-system/layout';
import { media, space } from '@vela/design-system/theme';
import { Heading } from '@vela/design-system/typography';
import { type SectionName, SECTIONS } from '../sections/sections.js';
import { AdminNavigation } from './admin-navigation.js';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(20)};
  padding-block: ${space(20)};
  ${media.from('md')} {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: ${space(32)};
    padding-block: ${space(32)};
  }
`;

const Section = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(20)};
  min-inline-size: 0;
  padding-block-end: ${space(64)};
`;

export interface AdminFrameProps {
  readonly section: SectionName;
  readonly children: ReactNode;
}

/** The admin area: its sections, and the one that is open. */
export const AdminFrame = ({ section, children }: AdminFrameProps) => (
  <Container>
    <Frame>
      <AdminNavigation section={section} />
      <Section>
        <Heading level={1} size="section">
          {SECTIONS[section]}
        </Heading>
        {children}
      </Section>
    </Frame>
  </Container>
);
