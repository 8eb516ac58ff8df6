import type { AdminAuditEntry } from '@vela/contracts/schemas';
import { t, texts } from '@vela/language';

/** What was asked of the release service, by the action of the log. */
const ACTIONS: Readonly<Record<string, string | undefined>> = texts({
  'release.publish': 'Version published',
  'release.check': 'Version checked',
  'release.preview': 'Preview opened',
  'release.promote': 'Version promoted',
  'release.rollback': 'Rolled back',
  'release.withdraw': 'Roll-out withdrawn',
  'release.tryTokens': 'Design tokens tried',
  'release.signIn': 'CI signed in',
  'release.ask': 'Asked without access',
  'admin.releaseAccessRevoked': 'Access to releases revoked',
});

const detailOf = ({ details }: AdminAuditEntry, name: string): string | null => {
  const value = details.find((detail) => detail.name === name)?.value ?? null;
  return value === null ? null : String(value);
};

/** @returns what was done to a release, in words; null for another entry */
export const releaseActionText = ({ action }: AdminAuditEntry): string | null => ACTIONS[action] ?? null;

/** @returns the team that did it; null for another entry */
export const releaseTeam = (entry: AdminAuditEntry): string | null =>
  entry.subject === 'release' ? detailOf(entry, 'team') : null;

/** @returns what was released, how far it went and what came of it, in words; null for another entry */
export function releaseDetailsText(entry: AdminAuditEntry): string | null {
  if (entry.subject !== 'release') return null;
  const share = detailOf(entry, 'share');
  const outcome = detailOf(entry, 'outcome');
  return [
    detailOf(entry, 'about'),
    share === null ? null : t('to {share} of 100 visitors', { share }),
    outcome === 'done' || outcome === null ? null : t('refused: {why}', { why: outcome }),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
