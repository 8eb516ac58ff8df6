import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Search</PageTitle>
      <Heading level={1}>Search talent</Heading>
    </>
  );
}
