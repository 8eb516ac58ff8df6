import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { Cluster, Container, Stack } from '@vela/design-system/layout';
import { media, space } from '@vela/design-system/theme';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { Trans } from '@vela/language/react';

const Halves = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(48)};
  align-items: center;
  padding-block: ${space(32)} ${space(64)};
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 0.95fr);
    gap: ${space(64)};
    padding-block: ${space(48)} ${space(96)};
  }
`;

/** What is different, in one line, and the product itself beside it. @param children the match to play with */
export function Hero({ children }: { readonly children: ReactNode }) {
  return (
    <Halves forwardedAs="section">
      <Stack gap={24}>
        <Heading level={1} size="hero">
          <Trans message="Skills first.<br/>Names later." parts={{ br: <br /> }} />
        </Heading>
        <Lead>
          {t(
            'The market for women in tech and leadership, and for companies that want them. Talent show what they can do. Employers see why they match, before they see who they are.',
          )}
        </Lead>
        <Cluster>
          <ButtonLink to={PATHS.jobSeekerSignup1}>{t('I am looking for a role')}</ButtonLink>
          <ButtonLink to={PATHS.talentSeekerSignupForm} variant="quiet">
            {t('I am hiring')}
          </ButtonLink>
        </Cluster>
        <Text size="small" tone="muted">
          {t('This card is the real score at work. Change the role and read what moves.')}
        </Text>
      </Stack>
      {children}
    </Halves>
  );
}
