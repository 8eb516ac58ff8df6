import { Chip, LevelDots } from '@vela/design-system/chip';
import { Cluster } from '@vela/design-system/layout';
import type { MatchReason, MatchReasons } from '../reasons.js';

function ReasonChip({ reason, tone }: { readonly reason: MatchReason; readonly tone: 'soft' | 'gap' }) {
  return (
    <Chip label={reason.text} tone={tone}>
      {reason.level !== null && <LevelDots level={reason.level} />}
    </Chip>
  );
}

/** Why a talent fits, strongest first, and the one thing that is missing. */
export function ReasonChips({ strengths, gap }: MatchReasons) {
  return (
    <Cluster as="ul" gap={8} aria-label="Why">
      {strengths.map((reason) => (
        <li key={reason.text}>
          <ReasonChip reason={reason} tone="soft" />
        </li>
      ))}
      {gap !== null && (
        <li>
          <ReasonChip reason={gap} tone="gap" />
        </li>
      )}
    </Cluster>
  );
}
