import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Cookie policy</PageTitle>
      <Heading level={1}>Cookie policy</Heading>
    </>
  );
}
