import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Company profile</PageTitle>
      <Heading level={1}>Company profile</Heading>
    </>
  );
}
