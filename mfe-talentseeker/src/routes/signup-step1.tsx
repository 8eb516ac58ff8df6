import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Sign up</PageTitle>
      <Heading level={1}>Sign up to hire</Heading>
    </>
  );
}
