import { type Audience, AUDIENCES, type Palettes } from './palettes.js';
import { palettesOf, type TokenValues } from './token-set.js';
import type { AudienceColors } from './tokens.js';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param path of a token that is no colour @returns the custom property that holds its value in a page */
export const customProperty = (path: string): string => `--vela-${kebab(path).replaceAll('.', '-')}`;

/** @param role of a colour @returns the custom property that holds its value in a page, as audience and scheme decide it */
export const colorProperty = (role: string): string => `--vela-${kebab(role)}`;

/** @returns a value that is one colour on light ground and another on dark */
const inBoth = (light: string, dark: string): string => (light === dark ? light : `light-dark(${light},${dark})`);

/** @returns the declarations that give the properties of colours the values of one audience, in both schemes */
export function colorDeclarations(palettes: Palettes<AudienceColors>, audience: Audience): string {
  const dark = new Map(Object.entries(palettes.dark[audience]));
  return Object.entries(palettes.light[audience])
    .map(([role, light]) => `${colorProperty(role)}:${inBoth(String(light), String(dark.get(role)))};`)
    .join('');
}

/** What a page reads by custom properties. Space is a fixed grid, and no custom property reaches a media query. */
const IN_PROPERTIES = /^(?:font|radius|width|motion)\./;

/** @returns whether a change of a token shows in a page that is served with other values of its properties */
export const isSeenAtOnce = (path: string): boolean => path.startsWith('color.') || IN_PROPERTIES.test(path);

/** @returns the declarations that give the properties of type, shape and motion their values */
export const measureDeclarations = (values: TokenValues): string =>
  [...values]
    .filter(([path]) => IN_PROPERTIES.test(path))
    .map(([path, css]) => `${customProperty(path)}:${css};`)
    .join('');

/**
 * @param values complete, and checked
 * @returns a style sheet that stands above the one that the product is built with, wherever it is put
 */
export function overridingCss(values: TokenValues): string {
  const palettes = palettesOf(values);
  const [first, ...others] = AUDIENCES.map(
    (audience) => [`[data-audience][data-audience='${audience}']`, colorDeclarations(palettes, audience)] as const,
  );
  return [
    `:root:root{${measureDeclarations(values)}${first?.[1] ?? ''}}`,
    ...[first, ...others].flatMap((each) => (each === undefined ? [] : [`${each[0]}{${each[1]}}`])),
  ].join('\n');
}
