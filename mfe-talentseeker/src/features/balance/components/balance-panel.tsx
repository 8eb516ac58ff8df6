import { PATHS } from '@vela/contracts/routes';
import type { Balance } from '@vela/contracts/schemas';
import { Card } from '@vela/design-system/card';
import { Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Eyebrow, Text } from '@vela/design-system/typography';
import { tokensText } from '@vela/formats';
import { listed, t } from '@vela/language';
import { HIRES_UNTIL_FREE } from '@vela/market/prices';
import { GivenBefore } from '../../../components/given-before.js';
import { freeProfileLines } from '../../../texts/free-profiles.js';
import { launchOfferText } from '../../../texts/launch-offer.js';
import { reservedParts } from '../reserved.js';

/** What the company has to spend, and what is held back for open requests. */
export function BalancePanel({ balance }: { readonly balance: Balance }) {
  const [base, granted] = freeProfileLines(balance);
  const offer = launchOfferText(balance);
  const reserved = reservedParts(balance);
  const free = balance.confirmedHires >= HIRES_UNTIL_FREE;
  return (
    <Card as="section" aria-labelledby="balance-title">
      <Stack gap={12}>
        <Eyebrow as="h2" id="balance-title">
          {t('Your balance')}
        </Eyebrow>
        <div>
          <Text weight="bold" size="large" numeric>
            {base}
          </Text>
          {granted !== undefined && <Text numeric>{granted}</Text>}
          {offer !== null && <Text numeric>{offer}</Text>}
          <GivenBefore balance={balance} />
        </div>
        <Text weight="bold" size="large" numeric>
          {tokensText(balance.tokens)}
        </Text>
        {reserved.length > 0 && (
          <Text tone="muted" size="small" numeric>
            {t('Reserved for open requests: {parts}', { parts: listed(reserved, 'and') })}
          </Text>
        )}
        <Text tone="muted" size="small">
          {free
            ? t(
                'You have hired {count, plural, one {# talent} other {# talents}}: connecting costs no tokens any more.',
                {
                  count: balance.confirmedHires,
                },
              )
            : t(
                'Each request holds back one free profile, those of the launch offer first, or tokens where none is left; for a graduate, nothing. It is used up when the talent accepts. Otherwise you get it back, one of the launch offer only while the offer runs.',
              )}
        </Text>
        {!free && (
          <Text tone="muted" size="small" numeric>
            {t(
              '{count, number} of {needed, plural, one {# hire} other {# hires}} confirmed. After {needed, number}, connecting needs no tokens.',
              {
                count: balance.confirmedHires,
                needed: HIRES_UNTIL_FREE,
              },
            )}
          </Text>
        )}
        <div>
          <TextLink to={PATHS.subscriptions}>{t('Get tokens')}</TextLink>
        </div>
      </Stack>
    </Card>
  );
}
