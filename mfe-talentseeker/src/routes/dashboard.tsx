import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Icon } from '@vela/design-system/icon';
import { Cluster, Container, Stack } from '@vela/design-system/layout';
import { media, space } from '@vela/design-system/theme';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { unfinishedRole } from '../features/add-role/draft/unfinished-role.js';
import { useRoleDraft } from '../features/add-role/draft/use-role-draft.js';
import { BalancePanel } from '../features/balance/components/balance-panel.js';
import { ConnectionsSection } from '../features/connections/components/connections-section.js';
import { usePreloadOpenRole } from '../features/matches/api/get-open-role.js';
import { NextMoveList } from '../features/next-moves/components/next-move-list.js';
import { nextMoves } from '../features/next-moves/next-moves.js';
import { useOpenRoles } from '../features/open-roles/api/list-open-roles.js';
import { OpenRolesSection } from '../features/open-roles/components/open-roles-section.js';
import { InvitationNote } from '../features/sign-up/components/invitation-note.js';
import { PageFrame } from './page-frame.js';
import { CompanyMember } from './recruiter-gate.js';
import { useRoleWriting } from './write-role.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(40)} ${space(48)};
  ${media.from('md')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

/* What stands beneath the roles comes with them: while it is unknown how many there are, it would be moved when they come. */
const Below = styled(Stack)`
  &[data-coming='true'] {
    display: none;
  }
`;

const SideColumn = styled(Stack)`
  ${media.below('md')} {
    &[data-coming='true'] {
      display: none;
    }
  }
`;

/** @param props.children what stands beside the roles, and below them on a phone */
function Overview({ roles, children }: { readonly roles: ReactNode; readonly children: ReactNode }) {
  const { isPending } = useOpenRoles();
  return (
    <Columns>
      <Stack gap={48}>
        <Stack as="section" gap={16} aria-labelledby="open-roles">
          <Heading level={2} size="title" id="open-roles">
            {t('Open roles')}
          </Heading>
          {roles}
        </Stack>
        <Below forwardedAs="section" gap={16} aria-labelledby="requests" data-coming={isPending}>
          <Heading level={2} size="title" id="requests">
            {t('Requests')}
          </Heading>
          <ConnectionsSection />
        </Below>
      </Stack>
      <SideColumn forwardedAs="aside" gap={24} aria-label={t('Your company')} data-coming={isPending}>
        {children}
      </SideColumn>
    </Columns>
  );
}

/** `/talentseeker/dashboard`: roles, requests, balance, and what to do next. */
export function Page() {
  const writing = useRoleWriting();
  const preloadRole = usePreloadOpenRole();
  const draft = unfinishedRole(useRoleDraft());
  return (
    <CompanyMember>
      {({ user, profile, company }) => (
        <PageFrame>
          <PageTitle>{t('Dashboard')}</PageTitle>
          <Container>
            <Stack gap={40}>
              <Cluster as="header" justify="between" gap={16}>
                <Stack gap={4}>
                  <Heading level={1} size="section">
                    {user.firstName === '' ? t('Your dashboard') : t('Hello, {name}', { name: user.firstName })}
                  </Heading>
                  {company.name !== '' && <Text tone="muted">{company.name}</Text>}
                </Stack>
                <Cluster gap={12}>
                  <ButtonLink variant="quiet" to={PATHS.search}>
                    {t('Search talent')}
                  </ButtonLink>
                  <Button onClick={writing.add}>
                    <Icon name="plus" />
                    {t('Add role')}
                  </Button>
                </Cluster>
              </Cluster>
              <InvitationNote profile={profile} />
              <Overview
                roles={
                  <OpenRolesSection onEdit={writing.edit} onDuplicate={writing.duplicate} onIntent={preloadRole} />
                }
              >
                <NextMoveList moves={nextMoves(profile, draft)} />
                <BalancePanel balance={company.balance} />
              </Overview>
            </Stack>
          </Container>
          {writing.question}
        </PageFrame>
      )}
    </CompanyMember>
  );
}
