import type { Match } from '@vela/contracts/schemas';
import { Answered } from '@vela/design-system/answered';
import { t } from '@vela/language';
import { useMatch } from '../../features/matches/api/get-match.js';
import { TalentPreview } from '../../features/talent/components/talent-preview.js';

export interface ProfileOfMatchProps {
  readonly openRoleId: string;
  readonly match: Match;
}

/** The profile of a match, with the desired role that fits, asked for when it is opened. */
export function ProfileOfMatch({ openRoleId, match }: ProfileOfMatchProps) {
  return (
    <Answered
      answer={useMatch(openRoleId, match.jobSeekerProfile.id)}
      loading={t('Loading the profile')}
      failed={t('The profile could not be loaded')}
      level={3}
    >
      {({ jobSeekerProfile, matchedRole }) => (
        <TalentPreview
          talent={jobSeekerProfile}
          openRoleId={openRoleId}
          matchedRole={matchedRole}
          payForRole={match.fitted.pay}
          place={match.fitted.place}
        />
      )}
    </Answered>
  );
}
