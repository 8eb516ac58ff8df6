import { memo } from 'react';
import type { Match, OpenRoleWithMatches } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import { CompareToggle } from '../../features/compare/components/compare-toggle.js';
import type { useCompared } from '../../features/compare/use-compared.js';
import { ConnectStar } from '../../features/connections/components/connect-star.js';
import { type ConnectState, connectStateOf } from '../../features/connections/connect-state.js';
import { CardItem } from '../../features/matches/card-look.js';
import { MatchCard } from '../../features/matches/components/match-card.js';
import { ProfileButton } from '../../features/talent/components/profile-button.js';

/** What is opened above the list for one of its matches. */
export type OpenedAs = 'profile' | 'request';

type Open = (match: Match, as: OpenedAs) => void;
type Compared = Pick<ReturnType<typeof useCompared>, 'choose' | 'isChosen' | 'full'>;

interface ItemProps {
  readonly match: Match;
  readonly state: ConnectState;
  readonly chosen: boolean;
  /** No more can be compared. */
  readonly full: boolean;
  readonly onOpen: Open;
  readonly onChoose: Compared['choose'];
}

/** Drawn anew only when something of its own changes: fifty cards are most of what the page costs. */
const Item = memo(function Item({ match, state, chosen, full, onOpen, onChoose }: ItemProps) {
  const talent = match.jobSeekerProfile.currentRole ?? match.jobSeekerProfile.initials;
  return (
    <CardItem>
      <MatchCard
        match={match}
        profileLink={<ProfileButton talent={talent} onOpen={() => onOpen(match, 'profile')} />}
        compare={
          <CompareToggle talent={talent} chosen={chosen} full={full} onChange={(next) => onChoose(match, next)} />
        }
        actions={<ConnectStar state={state} talent={talent} onConnect={() => onOpen(match, 'request')} />}
      />
    </CardItem>
  );
});

export interface MatchListProps {
  readonly role: OpenRoleWithMatches;
  readonly matches: readonly Match[];
  readonly compared: Compared;
  /** Must stay the same function. */
  readonly onOpen: Open;
}

/** Matches of a role, in the order that is given. */
export function MatchList({ role, matches, compared, onOpen }: MatchListProps) {
  return (
    <Stack as="ol" gap={12}>
      {matches.map((match) => {
        const chosen = compared.isChosen(match);
        return (
          <Item
            key={match.jobSeekerProfile.id}
            match={match}
            state={connectStateOf(match, role)}
            chosen={chosen}
            full={compared.full && !chosen}
            onOpen={onOpen}
            onChoose={compared.choose}
          />
        );
      })}
    </Stack>
  );
}
