import { PATHS } from '@vela/contracts/routes';
import { TEXTS } from '@vela/contracts/texts';
import { ButtonLink } from '@vela/design-system/button';
import { Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

/** The error page of spec.md section 2: 'Oops', 'PAGE ERROR' and the error's text. */
export function ErrorPage({ text }: { readonly text: string }) {
  return (
    <Stack gap={16} align="start">
      <PageTitle>Error</PageTitle>
      <Heading level={1}>{TEXTS.errorTitle}</Heading>
      <Text weight="bold">{TEXTS.errorHeading}</Text>
      <Text>{text}</Text>
      <ButtonLink to={PATHS.home}>Go to the start page</ButtonLink>
    </Stack>
  );
}
