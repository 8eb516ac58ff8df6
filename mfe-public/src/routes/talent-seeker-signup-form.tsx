import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Sign up your company</PageTitle>
      <Heading level={1}>Sign up your company</Heading>
    </>
  );
}
