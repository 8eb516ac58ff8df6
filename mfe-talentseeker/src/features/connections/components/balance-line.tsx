import { PATHS } from '@vela/contracts/routes';
import type { Balance, RequestCost } from '@vela/contracts/schemas';
import { TEXTS } from '@vela/contracts/texts';
import { IconButton } from '@vela/design-system/button';
import { Cluster, Stack } from '@vela/design-system/layout';
import { TextLink } from '@vela/design-system/link';
import { Tooltip } from '@vela/design-system/tooltip';
import { Text } from '@vela/design-system/typography';
import { reservationText, tokensText } from '@vela/formats';
import { t } from '@vela/language';
import { GivenBefore } from '../../../components/given-before.js';
import { freeProfileLines } from '../../../texts/free-profiles.js';
import { launchOfferText } from '../../../texts/launch-offer.js';

export interface BalanceLineProps {
  readonly balance: Balance;
  readonly cost: RequestCost;
}

/** What the company has, and what this request would hold back of it. */
export function BalanceLine({ balance, cost }: BalanceLineProps) {
  const [base, granted] = freeProfileLines(balance);
  const offer = launchOfferText(balance);
  return (
    <Stack gap={4}>
      <Cluster gap={4}>
        <Text as="span" weight="bold" numeric>
          {base}
        </Text>
        <Tooltip text={TEXTS.connectTooltip}>
          <IconButton icon="info" size="small" label={t('How free profiles and tokens are used')} />
        </Tooltip>
      </Cluster>
      {granted !== undefined && <Text numeric>{granted}</Text>}
      {offer !== null && <Text numeric>{offer}</Text>}
      <GivenBefore balance={balance} />
      {balance.tokens > 0 && <Text numeric>{tokensText(balance.tokens)}</Text>}
      {cost.owedTokens === 0 && (
        <Text tone="muted" numeric>
          {reservationText(cost)} {!cost.affordable && <TextLink to={PATHS.subscriptions}>{t('Get tokens')}</TextLink>}
        </Text>
      )}
    </Stack>
  );
}
