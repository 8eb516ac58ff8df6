import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container } from '@vela/design-system/layout';
import { PageTitle } from '@vela/router';
import { useAddressFilters } from '../features/filters/use-address-filters.js';
import { MatchesSkeleton } from '../features/matches/components/matches-skeleton.js';
import { useTalentSearch } from '../features/talent-search/api/search-talent.js';
import { MemberFrame } from './recruiter-gate.js';
import { SearchView } from './search/search-view.js';

/** `/talentseeker/search`: all active profiles, narrowed by filters, without a role. */
export function Page() {
  const list = useAddressFilters();
  const { data, error, isPlaceholderData, refetch } = useTalentSearch(list.asked.page, list.asked.filters);
  return (
    <MemberFrame>
      <PageTitle>Search</PageTitle>
      <Container>
        {data !== undefined && <SearchView page={data} list={list} changing={isPlaceholderData || list.settling} />}
        {data === undefined && error === null && <MatchesSkeleton />}
        {data === undefined && error !== null && (
          <EmptyState
            mood="failed"
            level={1}
            title="The search could not be loaded"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {error.message}
          </EmptyState>
        )}
      </Container>
    </MemberFrame>
  );
}
