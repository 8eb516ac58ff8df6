import { listed, t } from '@vela/language';

/** Kinds of tokens that are read. */
export const TOKEN_TYPES = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'number',
  'duration',
  'cubicBezier',
] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

/** Key under which a fluid length keeps its rule; the format itself has fixed lengths only. */
const FLUID = 'vela.fluid';

const HEX = /^#[\da-f]{6}$/i;
const LENGTH = String.raw`\d{1,4}(?:\.\d{1,4})?(?:rem|px|vw)`;
const CLAMP = new RegExp(String.raw`^clamp\((${LENGTH}), (${LENGTH}) \+ (${LENGTH}), (${LENGTH})\)$`);
const FAMILY = /^[\p{L}\d][\p{L}\d -]{0,60}$/u;
/** What CSS takes for a family of its own; any other name is quoted. */
const GENERIC = /^(?:system-ui|ui-\w+|serif|sans-serif|monospace)$/;
const LIGHTEST = 1;
const HEAVIEST = 1000;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isBetween = (value: unknown, least: number, most: number): value is number =>
  isNumber(value) && value >= least && value <= most;

const isType = (type: string | null): type is TokenType => TOKEN_TYPES.some((each) => each === type);

const hexOf = (components: readonly number[]): string =>
  `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();

function colorCss(value: unknown): string | null {
  if (typeof value === 'string') return HEX.test(value) ? value.toUpperCase() : null;
  const { colorSpace, components, alpha = 1, hex } = fieldsOf(value);
  const isSrgb = colorSpace === 'srgb' && alpha === 1 && Array.isArray(components) && components.length === 3;
  if (!isSrgb || !components.every((part): part is number => isBetween(part, 0, 1))) return null;
  const made = hexOf(components);
  return hex === undefined || (typeof hex === 'string' && hex.toUpperCase() === made) ? made : null;
}

function dimensionCss(value: unknown, extensions: Fields): string | null {
  const { value: size, unit } = fieldsOf(value);
  if (!isBetween(size, 0, 9999) || (unit !== 'px' && unit !== 'rem')) return null;
  const fixed = `${size}${unit}`;
  const fluid = extensions[FLUID];
  if (fluid === undefined) return fixed;
  // The greatest length is the one that a design for the desk is drawn with.
  return typeof fluid === 'string' && CLAMP.exec(fluid)?.[4] === fixed ? fluid : null;
}

function familyCss(value: unknown): string | null {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isFine = names.every((name): name is string => typeof name === 'string' && FAMILY.test(name));
  return isFine && names.length > 0 ? names.map((name) => (GENERIC.test(name) ? name : `'${name}'`)).join(', ') : null;
}

function curveCss(value: unknown): string | null {
  if (!Array.isArray(value) || value.length !== 4 || !value.every((part): part is number => isBetween(part, -10, 10)))
    return null;
  const [firstX, , secondX] = value;
  return isBetween(firstX, 0, 1) && isBetween(secondX, 0, 1) ? `cubic-bezier(${value.join(', ')})` : null;
}

function durationCss(value: unknown): string | null {
  const { value: time, unit } = fieldsOf(value);
  return isBetween(time, 0, 9999) && unit === 'ms' ? `${time}ms` : null;
}

const numberCss = (value: unknown, least: number, most: number): string | null =>
  isBetween(value, least, most) ? String(value) : null;

function cssOf(type: TokenType, value: unknown, extensions: Fields): string | null {
  switch (type) {
    case 'color':
      return colorCss(value);
    case 'dimension':
      return dimensionCss(value, extensions);
    case 'fontFamily':
      return familyCss(value);
    case 'fontWeight':
      return numberCss(value, LIGHTEST, HEAVIEST);
    case 'number':
      return numberCss(value, 0, 9999);
    case 'duration':
      return durationCss(value);
    case 'cubicBezier':
      return curveCss(value);
  }
}

function needed(type: TokenType): string {
  switch (type) {
    case 'color':
      return t('"#rrggbb", or an opaque colour in srgb whose components and hex are the same colour');
    case 'dimension':
      return t('a length in px or rem, whose fluid rule, if it has one, ends with that length');
    case 'fontFamily':
      return t('names of fonts');
    case 'fontWeight':
      return t('a number from 1 to 1000');
    case 'number':
      return t('a number that is not negative');
    case 'duration':
      return t('a time in ms');
    case 'cubicBezier':
      return t('four numbers of a curve, as CSS has them');
  }
}

/** @returns the value as CSS writes it, or a sentence that says what is wrong with it */
export function valueOf(
  path: string,
  type: string | null,
  value: unknown,
  extensions: Fields,
): { readonly type: TokenType; readonly css: string } | string {
  if (!isType(type)) return t('{path}: its type is none of {types}.', { path, types: listed(TOKEN_TYPES, 'or') });
  const css = cssOf(type, value, extensions);
  return css === null ? t('{path}: this must be {needed}.', { path, needed: needed(type) }) : { type, css };
}
