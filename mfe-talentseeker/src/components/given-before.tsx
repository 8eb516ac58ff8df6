import { PATHS } from '@vela/contracts/routes';
import type { Balance } from '@vela/contracts/schemas';
import { TextLink } from '@vela/design-system/link';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { freeProfilesGivenText } from '@vela/market/offers';

/** Why there are no free profiles, where they had been given before; nothing otherwise. */
export const GivenBefore = ({ balance: { freeProfilesGivenBefore, freeProfiles } }: { readonly balance: Balance }) =>
  freeProfilesGivenBefore && freeProfiles === 0 ? (
    <Text tone="muted" size="small">
      {freeProfilesGivenText()} <TextLink to={PATHS.contact}>{t('Write to us')}</TextLink>
    </Text>
  ) : null;
