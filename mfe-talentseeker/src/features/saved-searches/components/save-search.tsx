import { useState } from 'react';
import type { MatchFilters } from '@vela/contracts/filters';
import { Button } from '@vela/design-system/button';
import { t } from '@vela/language';
import { laterDialog } from '@vela/slice-parts/later';

const SaveSearchDialog = laterDialog(async () => (await import('./save-search-dialog.js')).SaveSearchDialog);

/** Saves the search as it is filtered, under a name. */
export function SaveSearch({ filters }: { readonly filters: MatchFilters }) {
  const [open, setOpen] = useState(false);
  /** A dialog that is closed by a slip has what was typed when it is opened again. */
  const [typed, setTyped] = useState('');

  return (
    <>
      <Button
        {...SaveSearchDialog.ahead}
        variant="quiet"
        size="small"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        {t('Save search')}
      </Button>
      {open && <SaveSearchDialog filters={filters} begun={typed} onType={setTyped} onClose={() => setOpen(false)} />}
    </>
  );
}
