import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Privacy policy</PageTitle>
      <Heading level={1}>Privacy policy</Heading>
    </>
  );
}
