import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>For talent</PageTitle>
      <Heading level={1}>For talent</Heading>
    </>
  );
}
