import { Chip, LevelDots } from '@vela/design-system/chip';
import { Cluster } from '@vela/design-system/layout';
import { Text } from '@vela/design-system/typography';
import { t } from '@vela/language';
import type { ReasonText, ReasonTexts } from '../reasons.js';

function ReasonChip({ reason, tone }: { readonly reason: ReasonText; readonly tone: 'soft' | 'gap' }) {
  return (
    <Chip label={reason.text} tone={tone}>
      {reason.level !== null && <LevelDots level={reason.level} />}
      {reason.rare && (
        <Text as="span" size="small" tone="muted">
          {t('rare')}
        </Text>
      )}
    </Chip>
  );
}

/** Why a talent fits, strongest first, what stands in for something, and the one thing that is missing. */
export function ReasonChips({ strengths, partly, gap }: ReasonTexts) {
  return (
    <Cluster as="ul" gap={8} aria-label={t('Why')}>
      {strengths.map((reason) => (
        <li key={reason.text}>
          <ReasonChip reason={reason} tone="soft" />
        </li>
      ))}
      {partly !== null && (
        <li>
          <Chip label={partly.text} tone="outline" />
        </li>
      )}
      {gap !== null && (
        <li>
          <ReasonChip reason={gap} tone="gap" />
        </li>
      )}
    </Cluster>
  );
}
