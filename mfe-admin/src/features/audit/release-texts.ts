import type { AdminAuditEntry } from '@vela/contracts/schemas';
import { listed, t } from '@vela/language';

const detailOf = ({ details }: AdminAuditEntry, name: string): string | null => {
  const value = details.find((detail) => detail.name === name)?.value ?? null;
  return value === null ? null : String(value);
};

/** @returns the team that did it; null for another entry */
export const releaseTeam = (entry: AdminAuditEntry): string | null =>
  entry.subject === 'release' ? detailOf(entry, 'team') : null;

/** @returns what was released, how far it went and what came of it, in words; null for another entry */
export function releaseDetailsText(entry: AdminAuditEntry): string | null {
  if (entry.subject !== 'release') return null;
  const share = detailOf(entry, 'share');
  const outcome = detailOf(entry, 'outcome');
  return listed(
    [
      detailOf(entry, 'about'),
      share === null ? null : t('to {share} of 100 visitors', { share }),
      outcome === 'done' || outcome === null ? null : t('refused: {why}', { why: outcome }),
    ].filter((part) => part !== null),
  );
}
