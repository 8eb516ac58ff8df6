import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@vela/design-system/typography';
import { color, focusRing, fontSize, fontWeight, media, radius, space } from '@vela/design-system/theme';
import { NavLink } from '@vela/router';
import { SECTION_NAMES, sectionPath, SECTIONS, type SectionName } from '../sections/section-names.js';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(20)};
  padding: ${space(20)};
  max-inline-size: 100rem;
  margin-inline: auto;
  ${media.from('md')} { grid-template-columns: 12rem minmax(0, 1fr); gap: ${space(32)}; padding: ${space(32)}; }
`;

const Navigation = styled.nav`
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  font-size: ${fontSize.small};
  ${media.from('md')} { flex-direction: column; align-self: start; position: sticky; inset-block-start: ${space(24)}; overflow-x: visible; }
  a {
    flex: none;
    padding: ${space(8)} ${space(12)};
    border-radius: ${radius.field};
    color: ${color.ink};
    text-decoration: none;
    ${focusRing}
  }
  a:hover { background: ${color.paper}; }
  a[aria-current='page'] { background: ${color.paper}; color: ${color.accentText}; font-weight: ${fontWeight.medium}; }
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

/** The admin area: its pages at the side, above on small screens, and the one that is open. */
export const AdminFrame = ({ section, children }: AdminFrameProps) => (
  <Frame>
    <Navigation aria-label="Administration">
      {SECTION_NAMES.map((name) => (
        <NavLink key={name} end to={sectionPath(name)}>{SECTIONS[name]}</NavLink>
      ))}
    </Navigation>
    <Section>
      <Heading level={1}>{SECTIONS[section]}</Heading>
      {children}
    </Section>
  </Frame>
);
