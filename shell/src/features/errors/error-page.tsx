import styled from 'styled-components';
import { pageState } from '@vela/contracts/remote';
import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { ButtonLink } from '@vela/design-system/button';
import { Container, Stack } from '@vela/design-system/layout';
import { space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';

const Place = styled(Container)`
  padding-block: ${space(64)} ${space(96)};
`;

/** The error page: 'Oops', 'PAGE ERROR' and the error's text. */
export function ErrorPage({ text }: { readonly text: string }) {
  return (
    <Place {...pageState('failed')}>
      <PageTitle>{t('Error')}</PageTitle>
      <Stack gap={16} align="start">
        <Heading level={1}>{TEXTS.errorTitle}</Heading>
        <Text weight="bold">{TEXTS.errorHeading}</Text>
        <Text>{text}</Text>
        <ButtonLink to={PATHS.home}>{t('Go to the start page')}</ButtonLink>
      </Stack>
    </Place>
  );
}
