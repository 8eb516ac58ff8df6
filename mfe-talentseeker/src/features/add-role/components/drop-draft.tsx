import { useState } from 'react';
import { PATHS } from '@vela/contracts/routes';
import { Button } from '@vela/design-system/button';
import { Dialog } from '@vela/design-system/dialog';
import { t } from '@vela/language';
import { useNavigate } from '@vela/router';
import { isBegun } from '../draft/role-draft.js';
import { useDraftStorage, useRoleDraft } from '../draft/use-role-draft.js';

/** Lets go of what has been typed, after asking. */
export function DropDraft() {
  const storage = useDraftStorage();
  const draft = useRoleDraft();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const isNew = draft.editing === null;
  // Whoever came to change a posted role and did not needs a way to another one.
  if (isNew && !isBegun(draft)) return null;
  const drop = async () => {
    await navigate(PATHS.talentSeekerDashboard);
    storage.clear();
  };
  return (
    <>
      <Button variant="bare" size="small" onClick={() => setAsking(true)}>
        {isNew ? t('Drop this draft') : t('Drop these changes')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={isNew ? t('Drop this draft?') : t('Drop these changes?')}
        description={
          isNew
            ? t('What you have written about this role goes, in every tab. “Cancel” keeps it for later.')
            : t('The role stays as it was posted. What you have changed goes, in every tab.')
        }
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('Keep it')}
            </Button>
            <Button onClick={() => void drop()}>{t('Drop it')}</Button>
          </>
        }
      />
    </>
  );
}
