import {
  type Audience,
  type AudienceColors,
  colorDeclarations as declarationsOf,
  colorProperty,
  COLORS,
  customProperty,
  FONT_SIZES,
  FONT_WEIGHTS,
  LINE_HEIGHTS,
  measureDeclarations as measuresOf,
  MOTION,
  OWN_TOKENS,
  RADII,
  SPACES,
  WIDTHS,
} from '@vela/contracts/design';

/** @returns a reference to a custom property for each name */
function references<Name extends string>(
  names: Readonly<Record<Name, unknown>>,
  propertyOf: (name: string) => string,
): Readonly<Record<Name, string>>;
function references(names: object, propertyOf: (name: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, `var(${propertyOf(name)})`]));
}

const measures = <Name extends string>(group: string, names: Readonly<Record<Name, unknown>>) =>
  references(names, (name) => customProperty(`${group}.${name}`));

/**
 * Colours as the components write them: references to custom properties. Audience and scheme decide their values in
 * CSS, so a change of either repaints and re-renders nothing.
 */
export const color: AudienceColors = references<keyof AudienceColors>(COLORS.light.jobseeker, colorProperty);

/** @param percent how dense @returns the colour of shadows, and of what dims the page */
export const shaded = (percent: number): string => `color-mix(in srgb, ${color.shade} ${percent}%, transparent)`;

/** @returns the declarations that give the properties behind `color` the values of one audience, in both schemes */
export const colorDeclarations = (audience: Audience): string => declarationsOf(COLORS, audience);

/** The declarations that give the properties behind type, shape and motion their values. */
export const measureDeclarations = measuresOf(OWN_TOKENS);

export { SPACES };
export type Space = (typeof SPACES)[number];

/** @param pixels a step of the grid @returns its length in rem, so that it grows with the reader's font size */
export const space = (pixels: Space): string => (pixels === 0 ? '0' : `${pixels / 16}rem`);

export const fontSize = measures('font.size', FONT_SIZES);
export type FontSize = keyof typeof fontSize;

export const fontFamily = `var(${customProperty('font.family')})`;
export const fontWeight = measures('font.weight', FONT_WEIGHTS);
export const lineHeight = measures('font.lineHeight', LINE_HEIGHTS);
/** Longest comfortable line of text. */
export const measure = '66ch';

export const radius = measures('radius', RADII);
/** The one shadow, for what floats above the page. */
export const shadow = `0 1px 1px ${shaded(6)}, 0 24px 48px -16px ${shaded(22)}`;
export const contentWidth = measures('width', WIDTHS);

/** Durations and curves; `enter` and `leave` are those of the specification's toasts. */
export const motion = measures('motion', MOTION);

/** Stacking order of what lies above the page. */
export const layer = { sticky: 10, popup: 20, dialog: 30, toast: 40 } as const;
