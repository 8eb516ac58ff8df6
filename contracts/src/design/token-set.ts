import { AUDIENCES, inEachPalette, type Palettes, SCHEMES } from './palettes.js';
import type { Token } from './read.js';
import {
  type AudienceColors,
  BREAKPOINTS_PX,
  COLORS,
  FONT_FAMILY,
  FONT_SIZES,
  FONT_WEIGHTS,
  LINE_HEIGHTS,
  MOTION,
  RADII,
  SPACES,
  WIDTHS,
} from './tokens.js';

const named = (group: string, values: Readonly<Record<string, string | number>>, unit = ''): [string, string][] =>
  Object.entries(values).map(([name, value]) => [`${group}.${name}`, `${value}${unit}`]);

/** The tokens that the product is built with: value as CSS, by path. What several audiences share stands in each of them. */
export const OWN_TOKENS: ReadonlyMap<string, string> = new Map([
  ...inEachPalette((scheme, audience) => named(`color.${scheme}.${audience}`, { ...COLORS[scheme][audience] })).flat(),
  ['font.family', FONT_FAMILY],
  ...named('font.weight', FONT_WEIGHTS),
  ...named('font.size', FONT_SIZES),
  ...named('font.lineHeight', LINE_HEIGHTS),
  ...SPACES.map((step): [string, string] => [`space.${step}`, `${step}px`]),
  ...named('radius', RADII),
  ...named('width', WIDTHS),
  ...named('breakpoint', BREAKPOINTS_PX, 'px'),
  ...named('motion', MOTION),
]);

/** Values as CSS, by path, of whatever tokens. */
export type TokenValues = ReadonlyMap<string, string>;

export const valuesOf = (tokens: ReadonlyMap<string, Token>): TokenValues =>
  new Map([...tokens.values()].map(({ path, css }) => [path, css]));

const ROLES = Object.keys(COLORS.light.jobseeker);
const isRoles = (colors: Readonly<Record<string, string>>): colors is Readonly<Record<keyof AudienceColors, string>> =>
  ROLES.every((role) => role in colors);

/** @returns the colours among tokens @throws Error if a role is missing, which a check says first */
export function palettesOf(values: TokenValues): Palettes<AudienceColors> {
  const of = (scheme: string, audience: string): AudienceColors => {
    const colors = Object.fromEntries(
      ROLES.flatMap((role) => {
        const css = values.get(`color.${scheme}.${audience}.${role}`);
        return css === undefined ? [] : [[role, css] as const];
      }),
    );
    if (!isRoles(colors)) throw new Error(`color.${scheme}.${audience} lacks a role.`);
    return colors;
  };
  const [light, dark] = SCHEMES;
  const [jobseeker, talentSeeker] = AUDIENCES;
  return {
    light: { jobseeker: of(light, jobseeker), talentSeeker: of(light, talentSeeker) },
    dark: { jobseeker: of(dark, jobseeker), talentSeeker: of(dark, talentSeeker) },
  };
}
