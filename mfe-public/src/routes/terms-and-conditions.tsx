import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Terms and conditions</PageTitle>
      <Heading level={1}>Terms and conditions</Heading>
    </>
  );
}
