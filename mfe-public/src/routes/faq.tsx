import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>FAQ</PageTitle>
      <Heading level={1}>Frequently asked questions</Heading>
    </>
  );
}
