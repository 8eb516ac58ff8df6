import { lazy, Suspense, useCallback, useState } from 'react';
import { IconButton } from '@vela/design-system/button';
import { t } from '@vela/language';

const loadMenu = () => import('./mobile-menu.js');
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

/** Opens the navigation of narrow screens, whose code comes when the button is reached for. */
export function MobileMenuButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const openMenu = (): void => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon="menu"
        label={t('Open the menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMenu().catch(() => null)}
        onClick={openMenu}
      />
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenu open={open} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
