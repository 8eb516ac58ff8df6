import { Drawer } from '@vela/design-system/drawer';
import { Stack } from '@vela/design-system/layout';
import { NavigationLink } from '@vela/design-system/navigation';
import { t } from '@vela/language';
import { mainNavigation } from '../places/navigation.js';
import { SocialLinks } from './social-links.js';

interface MobileMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The main navigation over the whole screen. Going somewhere closes it. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  return (
    <Drawer open={open} onClose={onClose} title={t('Menu')} side="full">
      <Stack gap={32}>
        <nav aria-label={t('Main')}>
          <Stack gap={4} align="start">
            {mainNavigation().map(({ label, to }) => (
              <NavigationLink key={to} to={to} size="large" onClick={onClose}>
                {label}
              </NavigationLink>
            ))}
          </Stack>
        </nav>
        <SocialLinks />
      </Stack>
    </Drawer>
  );
}
