import { type Audience, type AudienceColors, COLORS, type Palettes } from '@vela/contracts/design';

export {
  type Audience,
  type AudienceColors,
  AUDIENCES,
  contrastRatio,
  type Scheme,
  SCHEMES,
} from '@vela/contracts/design';

export const DEFAULT_AUDIENCE: Audience = 'jobseeker';

/** Every colour of the product, as `tokens.json` says: by scheme, then by audience. Nothing is written in another. */
export const schemeColors: Palettes<AudienceColors> = COLORS;
