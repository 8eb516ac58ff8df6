import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import type { FittingRoles, SessionUser } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState, PastTheEnd } from '@vela/design-system/empty-state';
import { Container, Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { media, space } from '@vela/design-system/theme';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle, useSearchParams } from '@vela/router';
import { useFittingRoles } from '../features/fitting-roles/api/fitting-roles.js';
import { RoleCard } from '../features/fitting-roles/components/role-card.js';
import { RoleFilters } from '../features/fitting-roles/components/role-filters.js';
import { filtersIn, isNarrowed, type RoleFilters as Filters, searchOf } from '../features/fitting-roles/filters.js';
import { FITTING_ROLES, rolesText, unfilteredText } from '../features/fitting-roles/texts.js';
import { completenessOf } from '../features/visibility/profile-gaps.js';
import { SignedIn } from '../session/signed-in.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)};
  align-items: start;
  ${media.from('md')} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`;

const Frame = styled(Container)`
  padding-block: ${space(32)} ${space(96)};
`;

const addressOf = (filters: Filters, after?: string): string => {
  const search = searchOf(filters, after).toString();
  return search === '' ? PATHS.fittingRoles : `${PATHS.fittingRoles}?${search}`;
};

interface RolesProps {
  readonly filters: Filters;
  readonly onClear: () => void;
}

function Roles({ data, filters, onClear }: RolesProps & { readonly data: FittingRoles }) {
  if (data.total === 0)
    return isNarrowed(filters) && data.withoutFilters > 0 ? (
      <EmptyState
        level={2}
        title={FITTING_ROLES.noneFiltered}
        action={<Button onClick={onClear}>{t('Clear all filters')}</Button>}
      >
        {unfilteredText(data.withoutFilters)}
      </EmptyState>
    ) : (
      <EmptyState level={2} title={FITTING_ROLES.none}>
        {FITTING_ROLES.noneWhy}
      </EmptyState>
    );
  if (data.roles.length === 0) return <PastTheEnd firstPage={addressOf(filters)} />;
  return (
    <Stack gap={24}>
      <Text weight="medium" aria-live="polite">
        {rolesText(data.total)}
      </Text>
      {data.roles.map((role) => (
        <RoleCard key={role.id} role={role} />
      ))}
      <Text tone="muted" size="small" measure>
        {FITTING_ROLES.promise}
      </Text>
      {data.next !== null && (
        <div>
          <ButtonLink to={addressOf(filters, data.next)} variant="secondary">
            {t('More roles')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

function AnsweredRoles({ after, ...props }: RolesProps & { readonly after: string | null }) {
  const answer = useFittingRoles(props.filters, after);
  return (
    <Answered
      answer={answer}
      loading={FITTING_ROLES.title}
      failed={t('The roles could not be loaded')}
      reassurance={answer.error?.message}
    >
      {(data) => <Roles data={data} {...props} />}
    </Answered>
  );
}

function FittingRolesOf({ user }: { readonly user: SessionUser }) {
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const change = (next: Filters) => setSearch(searchOf(next), { preventScrollReset: true });
  const { showable, gaps } = completenessOf(user.jobSeeker);
  const [gap] = gaps;
  return (
    <Frame>
      <PageTitle>{FITTING_ROLES.title}</PageTitle>
      <Stack gap={32}>
        <Stack gap={12}>
          <Heading level={1}>{FITTING_ROLES.title}</Heading>
          <Lead>{FITTING_ROLES.lead}</Lead>
        </Stack>
        {showable && !user.jobSeeker?.availableForContact && (
          <EmptyState level={2} title={FITTING_ROLES.paused}>
            {FITTING_ROLES.pausedWhy}
          </EmptyState>
        )}
        {showable && user.jobSeeker?.availableForContact === true && (
          <Columns>
            <RoleFilters filters={filters} onChange={change} />
            <AnsweredRoles
              filters={filters}
              after={search.get('after')}
              onClear={() => change({ setup: [], employment: [], country: [], strong: false })}
            />
          </Columns>
        )}
        {!showable && (
          <EmptyState
            level={2}
            title={FITTING_ROLES.incomplete}
            {...(gap !== undefined && { action: <ButtonLink to={gap.path}>{gap.title}</ButtonLink> })}
          >
            {FITTING_ROLES.incompleteWhy}
          </EmptyState>
        )}
      </Stack>
    </Frame>
  );
}

const Waiting = () => (
  <Frame>
    <LoadingRegion label={FITTING_ROLES.title}>
      <Skeleton shape="heading" />
    </LoadingRegion>
  </Frame>
);

/** `/jobseeker/roles`: the roles that fit a talent, of companies that let talent see them. */
export const Page = () => <SignedIn waiting={<Waiting />}>{(user) => <FittingRolesOf user={user} />}</SignedIn>;
