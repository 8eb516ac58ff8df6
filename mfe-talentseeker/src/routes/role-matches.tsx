import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Matches</PageTitle>
      <Heading level={1}>Matches</Heading>
    </>
  );
}
