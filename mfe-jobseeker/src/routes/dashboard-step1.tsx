import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Your category</PageTitle>
      <Heading level={1}>Your category</Heading>
    </>
  );
}
