import { PATHS, pathTo } from '@vela/contracts/routes';
import type { Match, OpenRoleWithMatches } from '@vela/contracts/schemas';
import { resultCountText } from '@vela/contracts/texts';
import { EmptyState } from '@vela/design-system/empty-state';
import { Stack } from '@vela/design-system/layout';
import { Pagination } from '@vela/design-system/pagination';
import { useSession } from '@vela/design-system/services';
import { Heading } from '@vela/design-system/typography';
import { useState } from 'react';
import { MatchCard } from '../../features/matches/components/match-card.js';
import { RoleHeader } from '../../features/matches/components/role-header.js';
import { ConnectStar } from '../../features/connections/components/connect-star.js';
import { connectStateOf } from '../../features/connections/connect-state.js';
import { useAddProfileView } from '../../features/talent/api/add-profile-view.js';
import { ProfileButton } from '../../features/talent/components/profile-button.js';
import { ConnectWithTalent } from './connect-with-talent.js';
import { ProfileOfTalent } from './profile-of-talent.js';

/** What is open above the list. */
interface Opened {
  readonly match: Match;
  readonly as: 'profile' | 'request';
}

export interface MatchesViewProps {
  readonly role: OpenRoleWithMatches;
  /** Another page is on its way. */
  readonly changing: boolean;
}

const titleOf = ({ jobSeekerProfile }: Match): string => jobSeekerProfile.currentRole ?? jobSeekerProfile.initials;

/** A role and its ranked matches, with what can be done about each. */
export function MatchesView({ role, changing }: MatchesViewProps) {
  const { user } = useSession();
  const balance = user?.talentSeeker?.company?.balance ?? null;
  const { mutate: addView } = useAddProfileView();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [introductions, setIntroductions] = useState<Readonly<Record<string, string>>>({});

  const open = (match: Match, as: Opened['as']) => {
    // Going on from the profile to the request is still the same opening.
    if (opened?.match !== match) addView({ jobSeekerId: match.jobSeekerProfile.id, openRoleId: role.id });
    setOpened({ match, as });
  };
  const close = () => setOpened(null);

  const stateOf = (match: Match) => connectStateOf(match, balance);

  return (
    <Stack gap={32}>
      <RoleHeader role={role} />
      <Stack gap={16} as="section" aria-busy={changing} aria-labelledby="result-count">
        <Heading level={2} size="large" id="result-count" aria-live="polite">
          {resultCountText(role.total)}
        </Heading>
        {role.total === 0 && (
          <EmptyState title="Nobody fits this role yet" level={3}>
            Talent who join later appear here by themselves. Posting the role with fewer requirements, another way of
            working or more pay widens the search.
          </EmptyState>
        )}
        <Stack as="ol" gap={12}>
          {role.matches.map((match) => (
            <li key={match.jobSeekerProfile.id}>
              <MatchCard
                match={match}
                profileLink={<ProfileButton talent={titleOf(match)} onOpen={() => open(match, 'profile')} />}
                actions={
                  <ConnectStar state={stateOf(match)} talent={titleOf(match)} onConnect={() => open(match, 'request')} />
                }
              />
            </li>
          ))}
        </Stack>
        <Pagination
          label="Matches"
          page={role.page}
          pageCount={Math.ceil(role.total / role.pageSize)}
          hrefOf={(page) => `${pathTo(PATHS.roleMatches, { roleId: role.id })}?page=${page}`}
        />
      </Stack>
      {opened?.as === 'profile' && (
        <ProfileOfTalent
          match={opened.match}
          connectState={stateOf(opened.match)}
          onConnect={() => open(opened.match, 'request')}
          onClose={close}
        />
      )}
      {opened?.as === 'request' && balance !== null && (
        <ConnectWithTalent
          match={opened.match}
          role={role}
          balance={balance}
          text={introductions[opened.match.jobSeekerProfile.id] ?? ''}
          onTextChange={(text) => setIntroductions({ ...introductions, [opened.match.jobSeekerProfile.id]: text })}
          onClose={close}
        />
      )}
    </Stack>
  );
}
