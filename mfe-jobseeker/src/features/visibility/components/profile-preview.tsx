import { DEFAULT_CURRENCY } from '@vela/contracts/constants';
import type { AnonymousProfile } from '@vela/contracts/schemas';
import { Card } from '@vela/design-system/card';
import { Stack } from '@vela/design-system/layout';
import { Eyebrow, Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import { useRates } from '@vela/slice-parts/pay';
import { TalentProfile } from '@vela/slice-parts/talent';

/** A talent's own profile as a recruiter gets it before there is a yes, and no more. */
export function ProfilePreview({ profile }: { readonly profile: AnonymousProfile }) {
  // Not in the currency that the talent chose for reading roles.
  const payReader = { currency: DEFAULT_CURRENCY, rates: useRates() };
  return (
    <Card as="section" aria-labelledby="preview-title">
      <Stack gap={20}>
        <Eyebrow as="h2" id="preview-title">
          {t('How recruiters see you')}
        </Eyebrow>
        <TalentProfile talent={profile} extra={null} payReader={payReader} />
        <Text tone="muted" size="small">
          {t('Your name, email address, picture and profile link are not among it.')}
        </Text>
      </Stack>
    </Card>
  );
}
