import { TEXTS } from '@vela/contracts/texts';
import { Heading } from '@vela/design-system/typography';
import { PageTitle } from '@vela/router';

export function Page() {
  return (
    <>
      <PageTitle>Add role</PageTitle>
      <Heading level={1}>{TEXTS.addRole}</Heading>
    </>
  );
}
