import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Your experience</PageTitle>
      <Heading level={1}>Your experience</Heading>
    </>
  );
}
