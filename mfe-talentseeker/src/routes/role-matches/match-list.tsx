import { memo, useState } from 'react';
import type { Match, OpenRoleWithMatches } from '@vela/contracts/schemas';
import { Badge } from '@vela/design-system/badge';
import type { PayReader } from '@vela/formats';
import { dayOf } from '@vela/market/days';
import { usePayReader } from '@vela/slice-parts/pay';
import { LongList } from '../../components/long-list.js';
import { CompareToggle } from '../../features/compare/components/compare-toggle.js';
import type { useCompared } from '../../features/compare/use-compared.js';
import { ConnectStar } from '../../features/connections/components/connect-star.js';
import { connectStateOf } from '../../features/connections/connect-state.js';
import { markFor, useDesk } from '../../features/desk/api/desk.js';
import { AsideLine } from '../../features/desk/components/aside-line.js';
import { MarkButtons } from '../../features/desk/components/mark-buttons.js';
import { DESK_TEXTS } from '../../features/desk/texts.js';
import { MatchCard } from '../../features/matches/components/match-card.js';
import { MoveButton } from '../../features/moves/components/move-button.js';
import { MoveLine } from '../../features/moves/components/move-line.js';
import { calledOf } from '../../features/talent/called.js';
import { ProfileButton } from '../../features/talent/components/profile-button.js';
import { missedTexts } from '../../texts/musts.js';

/** What is opened above the list for one of its matches. */
export type OpenedAs = 'profile' | 'request';

type Open = (match: Match, as: OpenedAs) => void;
type Compared = Pick<ReturnType<typeof useCompared>, 'choose' | 'isChosen' | 'full'>;

interface ItemProps {
  readonly match: Match;
  readonly chosen: boolean;
  /** No more can be compared. */
  readonly full: boolean;
  readonly onOpen: Open;
  readonly onChoose: Compared['choose'];
  readonly openRole: OpenRoleWithMatches;
  readonly shortlisted: boolean;
  readonly reader: PayReader;
  /** Joined since the reader's last visit. */
  readonly isNew: boolean;
  /** Somebody of the company opened the profile. */
  readonly seen: boolean;
}

/**
 * Drawn anew only when something of its own changes: fifty cards are most of what the page costs. What is reckoned from the
 * match is reckoned in here, for an object made beside it would be another each time.
 */
const Item = memo(function Item({ match, chosen, full, onOpen, onChoose, ...kept }: ItemProps) {
  const { id } = match.jobSeekerProfile;
  const talent = calledOf(match.jobSeekerProfile);
  return (
    <li>
      <MatchCard
        match={match}
        reader={kept.reader}
        openRoleId={kept.openRole.id}
        missed={missedTexts(match.missedMusts, kept.openRole)}
        profileLink={
          <>
            <ProfileButton talent={talent} onOpen={() => onOpen(match, 'profile')} />
            <MarkButtons handle={id} talent={talent} shortlisted={kept.shortlisted} />
            {/* Those left out have no order of their own to be moved in. */}
            {kept.openRole.list === 'matches' && (
              <MoveButton openRoleId={kept.openRole.id} handle={id} talent={talent} move={match.move} />
            )}
            {kept.isNew && <Badge tone="success">{DESK_TEXTS.new}</Badge>}
            {kept.seen && match.connection === null && <Badge>{DESK_TEXTS.seen}</Badge>}
            {match.move !== null && <MoveLine openRoleId={kept.openRole.id} handle={id} move={match.move} />}
          </>
        }
        compare={
          <CompareToggle talent={talent} chosen={chosen} full={full} onChange={(next) => onChoose(match, next)} />
        }
        actions={
          <ConnectStar
            state={connectStateOf(match, kept.openRole)}
            talent={talent}
            onConnect={() => onOpen(match, 'request')}
          />
        }
      />
    </li>
  );
});

export interface MatchListProps {
  readonly role: OpenRoleWithMatches;
  readonly matches: readonly Match[];
  /** The end of the reader's visit before: who joined since is new. */
  readonly since: string | null;
  readonly compared: Compared;
  /** Must stay the same function. */
  readonly onOpen: Open;
}

const isAside = ({ move }: Match): boolean => move?.where === 'aside';

/** Matches of a role, in the order that is given; who was put aside stands behind a line. */
export function MatchList({ role, matches, since, compared, onOpen }: MatchListProps) {
  const desk = useDesk();
  const reader = usePayReader();
  const [asideShown, setAsideShown] = useState(false);
  const seen = new Set(desk?.seen);
  const aside = matches.filter(isAside);
  const shown = asideShown ? matches : matches.filter((match) => !isAside(match));
  return (
    <>
      <AsideLine count={aside.length} shown={asideShown} onShow={setAsideShown} />
      <LongList>
        {shown.map((match) => {
          const { id, createdAt } = match.jobSeekerProfile;
          const chosen = compared.isChosen(match);
          return (
            <Item
              key={match.jobSeekerProfile.id}
              match={match}
              chosen={chosen}
              full={compared.full && !chosen}
              onOpen={onOpen}
              onChoose={compared.choose}
              openRole={role}
              reader={reader}
              shortlisted={markFor(desk, id)?.shortlisted === true}
              isNew={since !== null && dayOf(createdAt) >= dayOf(since)}
              seen={seen.has(id)}
            />
          );
        })}
      </LongList>
    </>
  );
}
