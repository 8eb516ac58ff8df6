import { Drawer } from '@vela/design-system/drawer';
import { Stack } from '@vela/design-system/layout';
import { NavigationLink } from '@vela/design-system/navigation';
import { Heading } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { mainNavigation } from '../places/navigation.js';
import { groupsOf, type Place } from '../places/places.js';
import { PlaceLink } from './place-link.js';

interface WorkspaceMenuProps {
  readonly places: readonly Place[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every place over the whole screen, and the public pages after them. Going somewhere closes it. */
export function WorkspaceMenu({ places, open, onClose }: WorkspaceMenuProps) {
  return (
    <Drawer open={open} onClose={onClose} title={t('Menu')} side="full">
      <Stack gap={32}>
        <nav aria-label={t('All places')}>
          <Stack gap={16}>
            {groupsOf(places).map(({ heading, places: group }) => (
              <Stack key={heading ?? ''} gap={4} align="start">
                {heading !== undefined && (
                  <Heading level={3} size="body">
                    {heading}
                  </Heading>
                )}
                {group.map((place) => (
                  <PlaceLink key={place.to} place={place} inMenu onClick={onClose} />
                ))}
              </Stack>
            ))}
          </Stack>
        </nav>
        <nav aria-label={t('Public pages')}>
          <Stack gap={4} align="start">
            {mainNavigation().map(({ label, to }) => (
              <NavigationLink key={to} to={to} onClick={onClose}>
                {label}
              </NavigationLink>
            ))}
          </Stack>
        </nav>
      </Stack>
    </Drawer>
  );
}
