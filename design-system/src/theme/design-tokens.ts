import { BREAKPOINTS_PX } from '@vela/contracts/constants';
import { AUDIENCES, type Scheme, schemeColors, SCHEMES } from './colors.js';
import { contentWidth, fontFamily, fontSize, fontWeight, lineHeight, motion, radius, SPACES } from './tokens.js';

interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, unknown>>;
}
type TokenGroup = { readonly [name: string]: DesignToken | TokenGroup };

/** Key under which a fluid length keeps its rule; the format itself has fixed lengths only. */
const FLUID = 'vela.fluid';

function mapped<Key extends string, Value>(
  from: Readonly<Record<Key, Value>>,
  tokenOf: (value: Value) => DesignToken,
): TokenGroup {
  return Object.fromEntries(Object.entries<Value>(from).map(([name, value]) => [name, tokenOf(value)]));
}

/** @param hex `#rrggbb` */
function colorToken(hex: string): DesignToken {
  const components = [1, 3, 5].map((from) => Number((Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4)));
  return { $type: 'color', $value: { colorSpace: 'srgb', components, hex: hex.toLowerCase() } };
}

const length = (value: number, unit: 'px' | 'rem'): DesignToken => ({ $type: 'dimension', $value: { value, unit } });

/**
 * @param css a length as CSS writes it; of `clamp(least, rule, most)` the greatest length is taken, which is the one
 * that a design for the desk is drawn with
 * @throws Error for a length in another unit
 */
function lengthToken(css: string): DesignToken {
  const most = css.startsWith('clamp(') ? css.slice(css.lastIndexOf(',') + 1, -1).trim() : css;
  const [, value, unit] = /^(\d+(?:\.\d+)?)(px|rem)$/.exec(most) ?? [];
  if (value === undefined || (unit !== 'px' && unit !== 'rem')) throw new Error(`"${css}" is no length in px or rem`);
  const token = length(Number(value), unit);
  return most === css ? token : { ...token, $extensions: { [FLUID]: css } };
}

function motionToken(css: string): DesignToken {
  const curve = /^cubic-bezier\((.+)\)$/.exec(css)?.[1];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  return { $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } };
}

const families = fontFamily.split(',').map((name) => name.trim().replaceAll("'", ''));

const colorsOf = (scheme: Scheme): TokenGroup =>
  Object.fromEntries(AUDIENCES.map((audience) => [audience, mapped(schemeColors[scheme][audience], colorToken)]));

/**
 * The tokens for design tools, in the format of the W3C Design Tokens Community Group (2025.10). It is written to
 * `tokens.json` by `npm run tokens -w design-system`.
 */
export const designTokens: TokenGroup = {
  color: Object.fromEntries(SCHEMES.map((scheme) => [scheme, colorsOf(scheme)])),
  font: {
    family: { $type: 'fontFamily', $value: families },
    weight: mapped(fontWeight, (weight) => ({ $type: 'fontWeight', $value: weight })),
    size: mapped(fontSize, lengthToken),
    lineHeight: mapped(lineHeight, (height) => ({ $type: 'number', $value: height })),
  },
  space: Object.fromEntries(SPACES.map((pixels) => [String(pixels), length(pixels, 'px')])),
  radius: mapped(radius, lengthToken),
  width: mapped(contentWidth, lengthToken),
  breakpoint: mapped(BREAKPOINTS_PX, (pixels) => length(pixels, 'px')),
  motion: mapped(motion, motionToken),
};
