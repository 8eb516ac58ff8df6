import { ApiError } from '@vela/contracts/client';
import type { SessionUser } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { Avatar } from '@vela/design-system/avatar';
import { Menu, MenuGroup, MenuItem, MenuLink, MenuSeparator } from '@vela/design-system/menu';
import { useSession, useToasts } from '@vela/design-system/services';
import { t } from '@vela/language';
import { markOf } from '@vela/market/visibility';
import { useNavigate } from '@vela/router';
import { chooseScheme, SCHEME_CHOICES, useChosenScheme } from '../appearance/chosen-scheme.js';
import { useWorkspace } from '../places/in-workspace.js';
import { dashboardOf } from '../places/places.js';
import { accountEntries, type AccountEntry } from './account-entries.js';

function Colours() {
  const chosen = useChosenScheme();
  return (
    <MenuGroup label={t('Colours')}>
      {SCHEME_CHOICES.map(({ value, label }) => (
        <MenuItem key={label} checked={value === chosen} onSelect={() => chooseScheme(value)}>
          {t(label)}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

function Entry({ entry }: { readonly entry: AccountEntry }) {
  const { switchUserType, signOut } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  // On a computer of several people nothing is worse than a logout that only seems to have happened.
  const logOut = (): Promise<void> =>
    signOut().catch((error: unknown) =>
      toasts.show({
        message: t('You are still logged in. {why}', {
          why: error instanceof ApiError ? error.message : TEXTS.unknownError,
        }),
        variant: 'error',
      }),
    );
  if (entry.kind === 'page') return <MenuLink to={entry.to}>{entry.label}</MenuLink>;
  if (entry.kind === 'signOut')
    return (
      <>
        <MenuSeparator />
        <Colours />
        <MenuSeparator />
        <MenuItem icon="logout" onSelect={() => void logOut()}>
          {entry.label}
        </MenuItem>
      </>
    );
  const change = (): void => {
    switchUserType(entry.userType);
    void navigate(dashboardOf(entry.userType));
  };
  return (
    <MenuItem icon="swap" onSelect={change}>
      {entry.label}
    </MenuItem>
  );
}

/** The avatar and what is behind it. */
export function AccountMenu({ user }: { readonly user: SessionUser }) {
  const { userType } = useSession();
  // The menu of a workspace is its own, also where another tab acts otherwise by now.
  const workspace = useWorkspace();
  return (
    <Menu
      label={t('Your account')}
      trigger={
        <Avatar size="small" initials={markOf(user)} name={user.firstName} pictureUrl={user.profilePictureUrl} />
      }
    >
      {accountEntries(user, workspace?.userType ?? userType).map((entry) => (
        <Entry key={entry.label} entry={entry} />
      ))}
    </Menu>
  );
}
