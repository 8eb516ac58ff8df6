import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Your profile</PageTitle>
      <Heading level={1}>Your profile</Heading>
    </>
  );
}
