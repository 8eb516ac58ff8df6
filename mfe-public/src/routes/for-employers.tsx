import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>For employers</PageTitle>
      <Heading level={1}>For employers</Heading>
    </>
  );
}
