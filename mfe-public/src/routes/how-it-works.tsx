import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>How it works</PageTitle>
      <Heading level={1}>How it works</Heading>
    </>
  );
}
