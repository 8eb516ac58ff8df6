import { memo } from 'react';
import type { FoundProfile } from '@vela/contracts/schemas';
import { Stack } from '@vela/design-system/layout';
import { ProfileButton } from '../../features/talent/components/profile-button.js';
import { FoundCard } from '../../features/talent-search/components/found-card.js';

export interface FoundListProps {
  readonly found: readonly FoundProfile[];
  /** Must stay the same function. */
  readonly onOpen: (found: FoundProfile) => void;
}

/** One page of found talents. It is drawn anew only when the page is another, not with every count of a filter. */
export const FoundList = memo(function FoundList({ found, onOpen }: FoundListProps) {
  return (
    <Stack as="ol" gap={12}>
      {found.map((each) => (
        <FoundCard
          key={each.jobSeekerProfile.id}
          found={each}
          profileLink={
            <ProfileButton
              talent={each.jobSeekerProfile.currentRole ?? each.jobSeekerProfile.initials}
              onOpen={() => onOpen(each)}
            />
          }
        />
      ))}
    </Stack>
  );
});
