import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { TRY_TOKENS } from '@vela/contracts/routes';
import { Container } from '@vela/design-system/layout';
import { color, focusRing, fontSize, fontWeight, media, radius, space } from '@vela/design-system/theme';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { NavLink } from '@vela/router';
import { SECTION_NAMES, type SectionName, sectionPath, SECTIONS } from '../sections/sections.js';

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

const Navigation = styled.nav`
  position: relative;
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  font-size: ${fontSize.small};
  ${media.below('md')} {
    mask-image: linear-gradient(to right, transparent, black 1rem, black calc(100% - 2rem), transparent);
  }
  ${media.from('md')} {
    flex-direction: column;
    align-self: start;
    position: sticky;
    inset-block-start: ${space(24)};
    overflow-x: visible;
    margin-inline-start: -${space(12)};
  }
  a {
    flex: none;
    padding: ${space(8)} ${space(12)};
    border-radius: ${radius.field};
    color: ${color.ink};
    text-decoration: none;
    ${focusRing}
  }
  a:hover {
    background: ${color.surface};
  }
  a[aria-current='page'] {
    background: ${color.surface};
    color: ${color.accentText};
    font-weight: ${fontWeight.medium};
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

/** The admin area: its pages at the side, above on small screens, and the one that is open. */
export function AdminFrame({ section, children }: AdminFrameProps) {
  const navigation = useRef<HTMLElement>(null);
  // On a phone the row of sections is longer than the screen; the open one comes into sight.
  useEffect(() => {
    const row = navigation.current;
    const open = row?.querySelector<HTMLElement>("[aria-current='page']");
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [section]);
  return (
    <Container>
      <Frame>
        <Navigation ref={navigation} aria-label={t('Administration')}>
          {SECTION_NAMES.map((name) => (
            <NavLink key={name} end to={sectionPath(name)}>
              {SECTIONS[name]}
            </NavLink>
          ))}
          <a href={TRY_TOKENS}>{t('Try design tokens')}</a>
        </Navigation>
        <Section>
          <Heading level={1} size="section">
            {SECTIONS[section]}
          </Heading>
          {children}
        </Section>
      </Frame>
    </Container>
  );
}
