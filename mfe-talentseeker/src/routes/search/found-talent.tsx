import { useState } from 'react';
import { PATHS, pathTo } from '@vela/contracts/routes';
import type { FoundProfile, OpenRole } from '@vela/contracts/schemas';
import { Button, ButtonLink } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { Stack } from '@vela/design-system/layout';
import { useSession } from '@vela/design-system/services';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { matchedRoleOf } from '@vela/market/profiles';
import { NotLoaded } from '@vela/slice-parts/later';
import { ConnectDialog } from '../../features/connections/components/connect-dialog.js';
import { askAgainText } from '../../features/connections/connect-state.js';
import type { Introduction } from '../../features/connections/use-introductions.js';
import { NoteOnTalent } from '../../features/desk/components/note-on-talent.js';
import { useOpenRoles } from '../../features/open-roles/api/list-open-roles.js';
import { fittingRoles } from '../../features/open-roles/fitting-roles.js';
import { TalentPreview } from '../../features/talent/components/talent-preview.js';

export interface FoundTalentProps {
  readonly found: FoundProfile;
  /** What is typed to the talent, by the open role that it is for. */
  readonly introductionFor: (openRoleId: string) => Introduction;
  readonly onClose: () => void;
}

const titleOf = ({ role, category }: OpenRole): string => Object.keys(role)[0] ?? category.name;

/** A found talent's profile, with the ways to ask for a role that fits: without leaving the search. */
export function FoundTalent({ found, introductionFor, onClose }: FoundTalentProps) {
  const { jobSeekerProfile: talent, connection, askAgainFrom, cost } = found;
  const { user } = useSession();
  const balance = user?.talentSeeker?.company?.balance ?? null;
  const { data: roles, isError, refetch } = useOpenRoles();
  const [asked, setAsked] = useState<OpenRole | null>(null);
  if (asked !== null && balance !== null)
    return (
      <ConnectDialog
        request={{ jobSeekerId: talent.id, roleId: asked.roleId, openRoleId: asked.id }}
        cost={cost}
        balance={balance}
        introduction={introductionFor(asked.id)}
        onClose={() => setAsked(null)}
        onSent={onClose}
      >
        <TalentPreview
          talent={talent}
          openRoleId={asked.id}
          matchedRole={matchedRoleOf(talent, asked.roleId)}
          role={asked}
        />
      </ConnectDialog>
    );
  const fitting = fittingRoles(talent, roles ?? []);
  const loading = isError ? (
    <NotLoaded onRetry={refetch}>{t('Your roles could not be loaded.')}</NotLoaded>
  ) : (
    <Button loading>{t('Loading your roles')}</Button>
  );
  const ask =
    fitting.length === 0 ? (
      <ButtonLink to={PATHS.addRole1}>{t('Add a role to connect')}</ButtonLink>
    ) : (
      fitting.map((role, index) => (
        <Button key={role.id} variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setAsked(role)}>
          {t('Ask for {role}', { role: titleOf(role) })}
        </Button>
      ))
    );
  const known = roles === undefined ? loading : ask;
  const ways = askAgainFrom ? <Text tone="muted">{askAgainText(askAgainFrom)}</Text> : known;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Talent profile')}
      size="wide"
      actions={
        connection === null ? (
          ways
        ) : (
          <ButtonLink
            to={pathTo(connection.status === 'accepted' ? PATHS.conversation : PATHS.request, {
              connectionId: connection.id,
            })}
          >
            {connection.status === 'accepted' ? t('Open the conversation') : t('Open the request')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={24}>
        <TalentPreview talent={talent} place={found.place} />
        <NoteOnTalent handle={talent.id} />
      </Stack>
    </Dialog>
  );
}
