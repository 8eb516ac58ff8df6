import type { AskedTerms, ConversationDetails, SentConnection } from '@vela/contracts/schemas';

/** The accepted request that a hire grows out of, whether or not its talent is still there. */
export interface HireOrigin {
  readonly connectionId: string;
  readonly roleName: string;
  /** Null once they deleted their account. */
  readonly talentName: string | null;
  readonly terms: AskedTerms;
}

export const originIn = ({ id, extra, openRole, band }: SentConnection): HireOrigin => ({
  connectionId: id,
  roleName: openRole.name,
  talentName: extra?.givenName ?? null,
  terms: { ...openRole, band },
});

export const originWithoutTalent = (
  { id, roleName }: Pick<ConversationDetails, 'id' | 'roleName'>,
  terms: AskedTerms,
): HireOrigin => ({ connectionId: id, roleName, talentName: null, terms });
