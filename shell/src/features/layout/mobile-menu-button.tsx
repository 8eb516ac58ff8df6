import { useCallback, useState } from 'react';
import { IconButton } from '@vela/design-system/button';
import { t } from '@vela/language';
import { laterDialog } from '@vela/slice-parts/later';

const MobileMenu = laterDialog(async () => (await import('./mobile-menu.js')).MobileMenu);

/** Opens the navigation of narrow screens, whose code comes when the button is reached for. */
export function MobileMenuButton() {
  const [open, setOpen] = useState(false);
  /** How often it was opened; one whose code did not come is asked for anew. */
  const [opened, setOpened] = useState(0);
  const close = useCallback(() => setOpen(false), []);
  const openMenu = (): void => {
    setOpened(opened + 1);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="menu"
        label={t('Open the menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...MobileMenu.ahead}
        onClick={openMenu}
      />
      {opened > 0 && <MobileMenu key={opened} open={open} onClose={close} />}
    </>
  );
}
