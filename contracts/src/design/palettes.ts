/** The two audiences of the product; a theme changes colours only. */
export const AUDIENCES = ['jobseeker', 'talentSeeker'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Light or dark: the ground that an eye reads on. Each audience has both. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Every colour of something, by scheme, then by audience. */
export type Palettes<Colors> = Readonly<Record<Scheme, Readonly<Record<Audience, Colors>>>>;

/** @returns something for each audience in each scheme */
export const inEachPalette = <Result>(of: (scheme: Scheme, audience: Audience) => Result): readonly Result[] =>
  SCHEMES.flatMap((scheme) => AUDIENCES.map((audience) => of(scheme, audience)));
