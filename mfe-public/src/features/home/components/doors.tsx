import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { Card } from '@vela/design-system/card';
import { Container, Grid, Stack } from '@vela/design-system/layout';
import { color, media, space } from '@vela/design-system/theme';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';

const Sides = styled(Container)`
  padding-block-end: ${space(48)};
  ${media.from('md')} {
    padding-block-end: ${space(96)};
  }
`;

const Door = styled(Card)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space(32)};
  ${media.from('md')} {
    padding: ${space(40)};
  }
`;

const Promises = styled.ul`
  & > li {
    padding-block: ${space(12)};
    border-block-start: 1px solid ${color.line};
  }
`;

/** The two ways in, one for each side. */
export function Doors() {
  return (
    <Sides forwardedAs="section" aria-label={t('Where to start')}>
      <Grid columns={2} gap={24}>
        <Door forwardedAs="article">
          <Stack gap={16}>
            <Heading level={2}>{t('For talent')}</Heading>
            <Promises>
              <li>{t('Free, from the first profile to the signed contract.')}</li>
              <li>{t('Companies see skills, wishes and pay. Never your name, until you say yes.')}</li>
              <li>{t('Each request names the role, the pay and the reasons. Silence is an answer too.')}</li>
            </Promises>
          </Stack>
          <div>
            <ButtonLink to={PATHS.forTalent} variant="quiet">
              {t('What talent gets')}
            </ButtonLink>
          </div>
        </Door>
        <Door forwardedAs="article">
          <Stack gap={16}>
            <Heading level={2}>{t('For employers')}</Heading>
            <Promises>
              <li>{t('Describe a role in three steps, read a ranked list at once.')}</li>
              <li>{t('Every score is explained: what fits, what does not, what would change it.')}</li>
              <li>{t('A request holds back a free profile or tokens. They are spent on a yes only.')}</li>
            </Promises>
          </Stack>
          <div>
            <ButtonLink to={PATHS.forEmployers} variant="quiet">
              {t('What employers get')}
            </ButtonLink>
          </div>
        </Door>
      </Grid>
    </Sides>
  );
}
