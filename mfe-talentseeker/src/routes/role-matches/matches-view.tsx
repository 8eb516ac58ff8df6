import { type ReactNode, useCallback, useState } from 'react';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Match, OpenRoleWithMatches } from '@vela/contracts/schemas';
import { PastTheEnd } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Pagination } from '@vela/design-system/pagination';
import { useSession } from '@vela/design-system/services';
import { Heading, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { CompareBar } from '../../features/compare/components/compare-bar.js';
import { useCompared } from '../../features/compare/use-compared.js';
import { connectStateOf } from '../../features/connections/connect-state.js';
import { useIntroductions } from '../../features/connections/use-introductions.js';
import { useSince } from '../../features/desk/use-since.js';
import { useFilterCounts } from '../../features/filters/api/count-filters.js';
import { FilteredList } from '../../features/filters/components/filtered-list.js';
import { pageCountOf, searchOfList, type useAddressFilters } from '../../features/filters/use-address-filters.js';
import { useFilterNames } from '../../features/filters/use-filter-names.js';
import { RoleHeader } from '../../features/matches/components/role-header.js';
import { MOVE_TEXTS } from '../../features/moves/texts.js';
import { RoleMusts } from '../../features/musts/components/role-musts.js';
import { TalentSight } from '../../features/open-roles/components/talent-sight.js';
import { MUST_TEXTS } from '../../texts/musts.js';
import { totalOf } from '../../texts/people.js';
import { ComparedMatches } from './compared-matches.js';
import { ConnectWithTalent } from './connect-with-talent.js';
import { MatchList, type MatchListProps, type OpenedAs } from './match-list.js';
import { NobodyHere } from './nobody-here.js';
import { ProfileOfTalent } from './profile-of-talent.js';

/** What is open above the list. */
interface Opened {
  readonly match: Match;
  readonly as: OpenedAs;
}

export interface MatchesViewProps {
  readonly role: OpenRoleWithMatches;
  /** Filters and page as the address has them. */
  readonly list: ReturnType<typeof useAddressFilters>;
  /** Another page is on its way. */
  readonly changing: boolean;
  /** What can be done with the role. */
  readonly actions: ReactNode;
}

/** A few of the matches under a heading of their own. */
function MatchGroup({ id, title, ...list }: MatchListProps & { readonly id: string; readonly title: string }) {
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      <MatchList {...list} />
    </Stack>
  );
}

/** A role and its ranked matches, with what can be done about each. */
export function MatchesView({ role, list, changing, actions }: MatchesViewProps) {
  const onPage = [...role.putUp, ...role.matches, ...role.putDown];
  const total = totalOf(role.total, onPage, list.begins);
  const { user } = useSession();
  const balance = user?.talentSeeker?.company?.balance ?? null;
  const names = useFilterNames();
  const { data: counts } = useFilterCounts(list.asked.filters, role.id, list.asked.list);
  const compared = useCompared();
  const since = useSince(role.id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const introductionTo = useIntroductions();

  // What the server says of it now: another request changes what this one costs.
  const shown =
    opened === null
      ? null
      : ([...onPage, ...role.interested].find(
          ({ jobSeekerProfile }) => jobSeekerProfile.id === opened.match.jobSeekerProfile.id,
        ) ?? opened.match);

  const open = useCallback((match: Match, as: OpenedAs) => setOpened({ match, as }), []);
  const close = () => setOpened(null);
  const shared = { role, since, compared, onOpen: open };

  const path = pathTo(PATHS.roleMatches, { roleId: role.id });

  return (
    <Stack gap={32}>
      <RoleHeader role={role} actions={actions} />
      {/* Nobody sees a closed role. Opened again, it has the choice of before. */}
      {role.status === 'open' && <TalentSight role={role} />}
      <RoleMusts
        role={role}
        to={{ leftOut: `${path}${searchOfList('leftOut')}`, matches: `${path}${searchOfList('matches')}` }}
      />
      {role.interested.length > 0 && (
        <MatchGroup id="interested" title={t('Interested in this role')} matches={role.interested} {...shared} />
      )}
      {role.list === 'leftOut' && (
        <Stack gap={4}>
          <Heading level={2} size="title">
            {MUST_TEXTS.leftOutTitle}
          </Heading>
          <Text tone="muted">{MUST_TEXTS.leftOutLead}</Text>
        </Stack>
      )}
      <FilteredList
        filters={list.filters}
        onChange={list.setFilters}
        counts={counts}
        names={names}
        total={total}
        changing={changing}
        forRole
      >
        {total !== 0 && onPage.length === 0 && (
          <PastTheEnd level={3} firstPage={`${path}${list.searchOfPage(1, role)}`} />
        )}
        {total === 0 && <NobodyHere list={role.list} filters={list.filters} onClear={() => list.setFilters({})} />}
        {role.putUp.length > 0 && <MatchGroup id="put-up" title={MOVE_TEXTS.putUp} matches={role.putUp} {...shared} />}
        <MatchList matches={role.matches} {...shared} />
        {role.putDown.length > 0 && (
          <MatchGroup id="put-down" title={MOVE_TEXTS.putDown} matches={role.putDown} {...shared} />
        )}
        <Pagination
          label={t('Matches')}
          page={role.page}
          pageCount={pageCountOf(total, role)}
          hrefOf={(page) => `${path}${list.searchOfPage(page, role)}`}
        />
      </FilteredList>
      <CompareBar matches={compared.matches} clear={compared.clear}>
        <ComparedMatches openRoleId={role.id} matches={compared.matches} />
      </CompareBar>
      {opened?.as === 'profile' && shown !== null && (
        <ProfileOfTalent
          match={shown}
          openRoleId={role.id}
          connectState={connectStateOf(shown, role)}
          onConnect={() => open(shown, 'request')}
          onClose={close}
        />
      )}
      {opened?.as === 'request' && shown !== null && balance !== null && (
        <ConnectWithTalent
          match={shown}
          role={role}
          balance={balance}
          introduction={introductionTo(shown.jobSeekerProfile.id, role.id)}
          onClose={close}
        />
      )}
    </Stack>
  );
}
