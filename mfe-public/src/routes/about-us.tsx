import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>About us</PageTitle>
      <Heading level={1}>About Vela</Heading>
    </>
  );
}
