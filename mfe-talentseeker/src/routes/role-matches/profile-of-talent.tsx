import type { Match } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { type ConnectState, opensDialog } from '../../features/connections/connect-state.js';
import { NoteOnTalent } from '../../features/desk/components/note-on-talent.js';
import { ProfileOfMatch } from './profile-of-match.js';

export interface ProfileOfTalentProps {
  readonly match: Match;
  /** The role whose match this is. */
  readonly openRoleId: string;
  readonly connectState: ConnectState;
  readonly onConnect: () => void;
  readonly onClose: () => void;
}

/** A match's profile over the list, with the way to connect. */
export function ProfileOfTalent({ match, openRoleId, connectState, onConnect, onClose }: ProfileOfTalentProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Talent profile')}
      size="wide"
      actions={
        opensDialog(connectState) ? (
          <Button onClick={onConnect}>{TEXTS.connectTitle}</Button>
        ) : (
          <Text tone="muted">{connectState.text}</Text>
        )
      }
    >
      <Stack gap={24}>
        <ProfileOfMatch openRoleId={openRoleId} match={match} />
        <NoteOnTalent handle={match.jobSeekerProfile.id} />
      </Stack>
    </Dialog>
  );
}
