import { oreText, profilesText, tokensText } from '@vela/formats';
import { t } from '@vela/language';
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
    name: t('Basic'),
    price: t('Free'),
    points: [
      t('{profiles} to start', { profiles: profilesText(freeProfiles) }),
      t('Full access to search all profiles'),
    ],
  },
  {
    key: 'pro',
    name: t('Pro'),
    price: oreText(PRO_PACK.netOre),
    points: [tokensText(PRO_PACK.tokens), t('Plus VAT')],
  },
  {
    key: 'proMonthly',
    name: t('Pro'),
    price: t('Monthly subscription'),
    points: [t('Tokens every month')],
    unavailable: t('coming soon'),
  },
];
