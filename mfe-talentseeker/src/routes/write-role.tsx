import { type ReactNode, useState } from 'react';
import { PATHS } from '@vela/contracts/routes';
import type { OpenRole } from '@vela/contracts/schemas';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { t } from '@vela/language';
import { useNavigate } from '@vela/router';
import { draftOfRole } from '../features/add-role/draft/draft-of-role.js';
import { EMPTY_DRAFT, isBegun, type RoleDraft } from '../features/add-role/draft/role-draft.js';
import { useDraftStorage, useRoleDraft } from '../features/add-role/draft/use-role-draft.js';

/** Ways into the wizard, and the question that stands before one that would replace a draft. */
export interface RoleWriting {
  readonly add: () => void;
  readonly edit: (role: OpenRole) => void;
  readonly duplicate: (role: OpenRole) => void;
  readonly question: ReactNode;
}

function replacedText({ details, editing }: RoleDraft): string {
  const role = details.role?.name ?? t('A role');
  return editing === null
    ? t('{role} is described and not posted yet. Beginning another one replaces it.', { role })
    : t('{role} is changed and not saved yet. Beginning another one replaces it.', { role });
}

/** Leads into the wizard, once it is known who is signed in; a draft that is there already is replaced only when they say so. */
export function useRoleWriting(): RoleWriting {
  const navigate = useNavigate();
  const storage = useDraftStorage();
  const current = useRoleDraft();
  const [waiting, setWaiting] = useState<RoleDraft | null>(null);
  const enter = () => void navigate(PATHS.addRole1);
  const begin = (draft: RoleDraft) => {
    storage.update(draft);
    enter();
  };
  const take = (draft: RoleDraft) => {
    const isSame = draft.editing !== null && draft.editing.id === current.editing?.id;
    if (!isBegun(current)) begin(draft);
    // What was saved meanwhile is taken over by the wizard.
    else if (isSame) enter();
    else setWaiting(draft);
  };
  return {
    add: () => (current.editing === null ? enter() : take(EMPTY_DRAFT)),
    edit: (role) => take(draftOfRole(role, 'edit')),
    duplicate: (role) => take(draftOfRole(role, 'duplicate')),
    question: (
      <Dialog
        open={waiting !== null}
        onClose={() => setWaiting(null)}
        title={t('You have an unfinished role')}
        description={replacedText(current)}
        actions={
          <>
            <Button variant="quiet" onClick={() => waiting !== null && begin(waiting)}>
              {t('Replace it')}
            </Button>
            <Button onClick={enter}>{t('Go on with it')}</Button>
          </>
        }
      />
    ),
  };
}
