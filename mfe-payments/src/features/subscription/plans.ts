import { oreText, profilesText, tokensText } from '@vela/formats';
import { TOKEN_PACKS } from '@vela/market/prices';

export type PlanKey = 'basic' | 'pro' | 'proMonthly';

export interface Plan {
  readonly key: PlanKey;
  readonly name: string;
  readonly price: string;
  readonly points: readonly string[];
  /** Why it cannot be chosen. */
  readonly unavailable?: string;
}

/** The pack that the Pro plan buys: 40 tokens. */
export const PRO_PACK = TOKEN_PACKS[0];

/** The three plan cards. @param freeProfiles how many a company starts with */
export const plansWith = (freeProfiles: number): readonly Plan[] => [
  {
    key: 'basic',
    name: 'Basic',
    price: 'Free',
    points: [`${profilesText(freeProfiles)} to start`, 'Full access to search all profiles'],
  },
  {
    key: 'pro',
    name: 'Pro',
    price: oreText(PRO_PACK.netOre),
    points: [tokensText(PRO_PACK.tokens), 'Plus VAT'],
  },
  {
    key: 'proMonthly',
    name: 'Pro',
    price: 'Monthly subscription',
    points: ['Tokens every month'],
    unavailable: 'coming soon',
  },
];
