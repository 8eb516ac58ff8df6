import { memo } from 'react';
import type { FoundProfile } from '@vela/contracts/schemas';
import { usePayReader } from '@vela/slice-parts/pay';
import { LongList } from '../../components/long-list.js';
import { markFor, useDesk } from '../../features/desk/api/desk.js';
import { MarkButtons } from '../../features/desk/components/mark-buttons.js';
import { calledOf } from '../../features/talent/called.js';
import { ProfileButton } from '../../features/talent/components/profile-button.js';
import { FoundCard } from '../../features/talent-search/components/found-card.js';

export interface FoundListProps {
  readonly found: readonly FoundProfile[];
  /** Must stay the same function. */
  readonly onOpen: (found: FoundProfile) => void;
}

/** One page of found talents. It is drawn anew only when the page is another, not with every count of a filter. */
export const FoundList = memo(function FoundList({ found, onOpen }: FoundListProps) {
  const desk = useDesk();
  const reader = usePayReader();
  return (
    <LongList>
      {found.map((each) => (
        <FoundCard
          key={each.jobSeekerProfile.id}
          found={each}
          reader={reader}
          profileLink={
            <>
              <ProfileButton talent={calledOf(each.jobSeekerProfile)} onOpen={() => onOpen(each)} />
              <MarkButtons
                handle={each.jobSeekerProfile.id}
                talent={calledOf(each.jobSeekerProfile)}
                shortlisted={markFor(desk, each.jobSeekerProfile.id)?.shortlisted === true}
              />
            </>
          }
        />
      ))}
    </LongList>
  );
});
