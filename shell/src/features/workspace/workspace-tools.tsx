import { useCallback, useEffect, useState } from 'react';
import { IconButton } from '@vela/design-system/button';
import { t } from '@vela/language';
import { laterDialog } from '@vela/slice-parts/later';
import type { Workspace } from '../places/in-workspace.js';
import { isCovered } from '../session/covered.js';

const Palette = laterDialog(async () => (await import('../palette/palette.js')).Palette);

/** Control and K, on a Mac Command and K; not while a text is composed. */
const asksForPalette = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Opens the palette, whose code comes when it is reached for. */
export function WorkspaceTools(workspace: Workspace) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // Over what says why a page cannot be read nothing opens.
      if (!asksForPalette(event) || event.isComposing || isCovered()) return;
      event.preventDefault();
      setOpen((was) => !was);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <IconButton
        icon="search"
        label={t('Jump to a page, role or person')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        {...Palette.ahead}
        onClick={() => setOpen(true)}
      />
      {open && <Palette {...workspace} onClose={close} />}
    </>
  );
}
