import styled from 'styled-components';
import { LEGAL_NAME } from '@vela/contracts/constants';
import { Cluster, Container, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Logo } from '@vela/design-system/logo';
import { color, media, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { SchemeChoice } from '../appearance/scheme-choice.js';
import { LanguageChoice } from '../language/language-choice.js';
import { NewsletterForm } from '../newsletter/newsletter-form.js';
import type { Surroundings } from '../places/in-workspace.js';
import { footerNavigation } from '../places/navigation.js';
import { SocialLinks } from './social-links.js';

const Ground = styled.footer`
  margin-block-start: ${space(96)};
  padding-block: ${space(64)} ${space(48)};
  border-block-start: 1px solid ${color.line};
  &:not([data-in='public']) {
    margin-block-start: ${space(48)};
    padding-block: ${space(32)} calc(${space(32)} + var(--vela-bottom-bar, 0px));
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(48)};
  ${media.from('md')} {
    [data-in='public'] > & {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr) minmax(0, 1.1fr);
    }
  }
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  align-content: start;
  gap: ${space(32)} ${space(24)};
  /* One row beside the brand and the newsletter; a column is as wide as its longest link. */
  ${media.from('md')} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: auto;
    justify-content: space-between;
  }
`;

const Links = styled.ul`
  display: grid;
  gap: ${space(8)};
  margin-block-start: ${space(12)};
`;

interface FooterProps {
  readonly surroundings: Surroundings;
}

/**
 * Foot of every page: links by topic, and on public pages the newsletter and the networks. In somebody's workspace only
 * the links stay, and where the platform's own people work none of them.
 */
export function Footer({ surroundings }: FooterProps) {
  const isPublic = surroundings === 'public';
  return (
    <Ground data-in={surroundings}>
      <Columns>
        {isPublic && (
          <Stack gap={16} align="start">
            <Logo />
            <Text tone="muted">{t('Skills first. Names later.')}</Text>
            <SocialLinks />
            <SchemeChoice />
            <LanguageChoice />
            <Text tone="muted" size="small">{`© ${LEGAL_NAME}`}</Text>
          </Stack>
        )}
        {surroundings !== 'administration' && (
          <Groups as="nav" aria-label={t('Footer')}>
            {footerNavigation().map(({ heading, entries }) => (
              <div key={heading}>
                <Heading level={2} size="body">
                  {heading}
                </Heading>
                <Links className="links">
                  {entries.map(({ label, to }) => (
                    <li key={to}>
                      <TextLink to={to} tone="inherit" preventScrollReset={to.startsWith('#')}>
                        {label}
                      </TextLink>
                    </li>
                  ))}
                </Links>
              </div>
            ))}
          </Groups>
        )}
        {isPublic ? (
          <NewsletterForm />
        ) : (
          <Cluster gap={16} justify="between">
            <Text tone="muted" size="small">{`© ${LEGAL_NAME}`}</Text>
            <LanguageChoice />
            <SchemeChoice />
          </Cluster>
        )}
      </Columns>
    </Ground>
  );
}
