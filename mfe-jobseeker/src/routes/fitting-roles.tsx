import styled from 'styled-components';
import { PATHS } from '@vela/contracts/routes';
import type { SessionUser } from '@vela/contracts/schemas';
import { Button, ButtonLink } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container, Stack } from '@vela/design-system/layout';
import { LoadingRegion, Skeleton } from '@vela/design-system/skeleton';
import { media, space } from '@vela/design-system/theme';
import { Heading, Lead, Text } from '@vela/design-system/typography';
import { PageTitle, useSearchParams } from '@vela/router';
import { useFittingRoles } from '../features/fitting-roles/api/fitting-roles.js';
import { RoleCard } from '../features/fitting-roles/components/role-card.js';
import { RoleFilters } from '../features/fitting-roles/components/role-filters.js';
import { filtersIn, isNarrowed, type RoleFilters as Filters, searchOf } from '../features/fitting-roles/filters.js';
import { FITTING_ROLES, rolesText } from '../features/fitting-roles/texts.js';
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

function Roles({
  filters,
  after,
  onClear,
}: {
  readonly filters: Filters;
  readonly after: string | null;
  readonly onClear: () => void;
}) {
  const { data, error, refetch } = useFittingRoles(filters, after);
  if (data === undefined)
    return error === null ? (
      <LoadingRegion label={FITTING_ROLES.title}>
        <Stack gap={24}>
          <Skeleton />
          <Skeleton />
        </Stack>
      </LoadingRegion>
    ) : (
      <EmptyState
        mood="failed"
        level={2}
        title="The roles could not be loaded"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {error.message}
      </EmptyState>
    );
  if (data.total === 0)
    return isNarrowed(filters) && data.withoutFilters > 0 ? (
      <EmptyState
        level={2}
        title={FITTING_ROLES.noneFiltered}
        action={<Button onClick={onClear}>Clear all filters</Button>}
      >
        Without them there {data.withoutFilters === 1 ? 'is' : 'are'} {rolesText(data.withoutFilters)}.
      </EmptyState>
    ) : (
      <EmptyState level={2} title={FITTING_ROLES.none}>
        {FITTING_ROLES.noneWhy}
      </EmptyState>
    );
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
            More roles
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

function FittingRoles({ user }: { readonly user: SessionUser }) {
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
            <Roles
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
export const Page = () => <SignedIn waiting={<Waiting />}>{(user) => <FittingRoles user={user} />}</SignedIn>;
