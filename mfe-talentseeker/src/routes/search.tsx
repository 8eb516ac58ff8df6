import { PATHS } from '@vela/contracts/routes';
import { ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container } from '@vela/design-system/layout';
import { PageTitle } from '@vela/router';
import { PageFrame } from './page-frame.js';

/** `/talentseeker/search`: says where talent is found until it can be searched without a role. */
export function Page() {
  return (
    <PageFrame>
      <PageTitle>Search</PageTitle>
      <Container>
        <EmptyState
          level={1}
          title="Talent is found through your roles"
          action={<ButtonLink to={PATHS.talentSeekerDashboard}>To your roles</ButtonLink>}
        >
          Searching all profiles without a role is not open yet. Open one of your roles to see who matches it and why.
        </EmptyState>
      </Container>
    </PageFrame>
  );
}
