import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Your LinkedIn profile</PageTitle>
      <Heading level={1}>Your LinkedIn profile</Heading>
    </>
  );
}
