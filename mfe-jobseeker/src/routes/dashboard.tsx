import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <Heading level={1}>Your dashboard</Heading>
    </>
  );
}
