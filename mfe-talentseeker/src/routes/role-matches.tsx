import { useDeferredValue } from 'react';
import { isMissing } from '@vela/contracts/client';
import { PATHS } from '@vela/contracts/routes';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container } from '@vela/design-system/layout';
import { useSession } from '@vela/design-system/services';
import { t } from '@vela/language';
import { PageTitle, useParams } from '@vela/router';
import { useAddressFilters } from '../features/filters/use-address-filters.js';
import { useOpenRole } from '../features/matches/api/get-open-role.js';
import { MatchesSkeleton } from '../features/matches/components/matches-skeleton.js';
import { OpenRoleActions } from '../features/open-roles/components/open-role-actions.js';
import { MemberFrame } from './recruiter-gate.js';
import { MatchesView } from './role-matches/matches-view.js';
import { useRoleWriting } from './write-role.js';

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return isMissing(error) ? (
    <EmptyState
      level={1}
      title={t('This role is not here')}
      action={<ButtonLink to={PATHS.talentSeekerDashboard}>{t('To your roles')}</ButtonLink>}
    >
      {t('It does not exist, or it belongs to another company.')}
    </EmptyState>
  ) : (
    <EmptyState
      mood="failed"
      level={1}
      title={t('The matches could not be loaded')}
      action={<Button onClick={onRetry}>{t('Try again')}</Button>}
    >
      {error.message}
    </EmptyState>
  );
}

function RoleMatches({ roleId }: { readonly roleId: string }) {
  const { user } = useSession();
  const writing = useRoleWriting();
  const list = useAddressFilters();
  const { data: latest, error, isPlaceholderData, refetch } = useOpenRole(roleId, list.asked);
  // Fifty cards are drawn in slices: what is pressed meanwhile is answered at once.
  const data = useDeferredValue(latest);
  return (
    <>
      <PageTitle>
        {data === undefined
          ? t('Matches')
          : t('Matches for {role}', { role: Object.keys(data.role)[0] ?? t('your role') })}
      </PageTitle>
      <Container>
        {data !== undefined && (
          <MatchesView
            role={data}
            list={list}
            changing={isPlaceholderData || list.settling || data !== latest}
            // Whose draft it would be is known by then.
            actions={user && <OpenRoleActions role={data} onEdit={writing.edit} onDuplicate={writing.duplicate} />}
          />
        )}
        {data === undefined && error === null && <MatchesSkeleton />}
        {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      </Container>
      {writing.question}
    </>
  );
}

/** `/talentseeker/role/:roleId`: one role with its ranked matches. */
export function Page() {
  const { roleId = '' } = useParams();
  return (
    <MemberFrame>
      {/* Nothing of one role is another's: neither who was chosen nor what was typed, nor its list until the other has come. */}
      <RoleMatches key={roleId} roleId={roleId} />
    </MemberFrame>
  );
}
