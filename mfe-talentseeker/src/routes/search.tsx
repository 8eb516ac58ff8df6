import { useDeferredValue, useState } from 'react';
import { Button } from '@vela/design-system/button';
import { EmptyState } from '@vela/design-system/empty-state';
import { Container, Stack } from '@vela/design-system/layout';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { PageTitle } from '@vela/router';
import { isDrawnAsServed } from '@vela/slice-parts/served';
import { useReturned } from '../components/use-returned.js';
import { useAddressFilters } from '../features/filters/use-address-filters.js';
import { MatchesSkeleton } from '../features/matches/components/matches-skeleton.js';
import { useTalentSearch } from '../features/talent-search/api/search-talent.js';
import { MemberFrame } from './recruiter-gate.js';
import { SearchView } from './search/search-view.js';

function TalentSearch() {
  const list = useAddressFilters();
  const { data: latest, error, isPlaceholderData, refetch } = useTalentSearch(list.asked);
  const returned = useReturned();
  // Fifty cards are drawn in slices: what stands above them is there before, and what is pressed meanwhile is answered at once.
  // Whoever comes back finds the page as far down as they left it, and whoever reads it already goes on.
  const [isRead] = useState(isDrawnAsServed);
  const data = useDeferredValue(latest, returned || isRead ? latest : null) ?? undefined;
  return (
    <>
      <PageTitle>{t('Search')}</PageTitle>
      <Container>
        <Stack gap={32}>
          <Stack as="header" gap={12}>
            <Heading level={1} size="section">
              {t('Search talent')}
            </Heading>
            <Text tone="muted" measure>
              {t(
                'Everybody who is open to contact, without names. Post a role to see who fits it best and to connect.',
              )}
            </Text>
          </Stack>
          {data !== undefined && (
            <SearchView page={data} list={list} changing={isPlaceholderData || list.settling || data !== latest} />
          )}
          {data === undefined && error === null && <MatchesSkeleton />}
          {data === undefined && error !== null && (
            <EmptyState
              mood="failed"
              level={2}
              title={t('The search could not be loaded')}
              action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
            >
              {error.message}
            </EmptyState>
          )}
        </Stack>
      </Container>
    </>
  );
}

/** `/talentseeker/search`: all active profiles, narrowed by filters, without a role. */
export const Page = () => (
  <MemberFrame>
    <TalentSearch />
  </MemberFrame>
);
