import type { Balance, Match, OpenRole } from '@vela/contracts/schemas';
import { ConnectDialog } from '../../features/connections/components/connect-dialog.js';
import type { Introduction } from '../../features/connections/use-introductions.js';
import { ProfileOfMatch } from './profile-of-match.js';

export interface ConnectWithTalentProps {
  readonly match: Match;
  readonly role: OpenRole;
  readonly balance: Balance;
  readonly introduction: Introduction;
  readonly onClose: () => void;
}

/** The request to one match, with the profile that it is about. */
export function ConnectWithTalent({ match, role, balance, introduction, onClose }: ConnectWithTalentProps) {
  const talent = match.jobSeekerProfile;
  return (
    <ConnectDialog
      request={{ jobSeekerId: talent.id, roleId: role.roleId, openRoleId: role.id }}
      cost={match.cost}
      balance={balance}
      introduction={introduction}
      onClose={onClose}
      onSent={onClose}
    >
      <ProfileOfMatch openRoleId={role.id} match={match} />
    </ConnectDialog>
  );
}
