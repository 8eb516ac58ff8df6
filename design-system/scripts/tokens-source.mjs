// The constants that tokens.json says, as TypeScript.

/** @typedef {import('@vela/contracts/design').Token} Token */
/** @typedef {ReadonlyMap<string, Token>} Tokens */

const HEADER = `// Written by \`npm run tokens -w design-system\` from design-system/tokens.json, which is the place to change them.
`;

const isName = (/** @type {string} */ name) => /^[a-z]\w*$/i.test(name);
const key = (/** @type {string} */ name) => (isName(name) ? name : JSON.stringify(name));
const text = (/** @type {string} */ value) => JSON.stringify(value);
const comment = (/** @type {string | null} */ words) =>
  words === null ? '' : `/** ${words.replaceAll('*/', '').replace(/\s+/g, ' ')} */\n`;

/** @param {Tokens} tokens @param {string} group @returns {(Token & { name: string })[]} its own tokens, in their order */
export const tokensIn = (tokens, group) =>
  [...tokens.values()].flatMap((token) => {
    const name = token.path.slice(group.length + 1);
    return token.path.startsWith(`${group}.`) && !name.includes('.') ? [{ ...token, name }] : [];
  });

/**
 * @param {Tokens} tokens
 * @param {string} group
 * @param {(css: string) => string} write how a value stands in the constant
 */
const constants = (tokens, group, write) =>
  `{\n${tokensIn(tokens, group)
    .map(({ name, css, description }) => `${comment(description)}${key(name)}: ${write(css)},`)
    .join('\n')}\n} as const`;

const plain = (/** @type {string} */ css) => String(Number.parseFloat(css));

/** @param {Tokens} tokens @param {readonly string[]} audiences @param {readonly string[]} schemes */
export function tokensSource(tokens, audiences, schemes) {
  const roles = tokensIn(tokens, `color.${schemes[0]}.${audiences[0]}`);
  const colors = (/** @type {string} */ palette) =>
    `{\n${tokensIn(tokens, palette)
      .map(({ name, css }) => `${name}: ${text(css)},`)
      .join('\n')}\n}`;
  return `${HEADER}
import type { Palettes } from './palettes.js';

/** The colour roles that every theme fills. Values are \`#rrggbb\`, so that contrasts can be computed from them. */
export interface AudienceColors {
${roles.map(({ name, description }) => `${comment(description)}readonly ${name}: string;`).join('\n')}
}

/** Every colour of the product: by scheme, then by audience. Nothing is written in another. */
export const COLORS: Palettes<AudienceColors> = {
${schemes.map((scheme) => `${scheme}: {\n${audiences.map((audience) => `${audience}: ${colors(`color.${scheme}.${audience}`)},`).join('\n')}\n},`).join('\n')}
};

export const FONT_FAMILY = ${text(tokens.get('font.family')?.css ?? '')};
export const FONT_WEIGHTS = ${constants(tokens, 'font.weight', plain)};
/** From 36 on they shrink with the viewport below 1290 px, down to what fits a phone. */
export const FONT_SIZES = ${constants(tokens, 'font.size', text)};
export const LINE_HEIGHTS = ${constants(tokens, 'font.lineHeight', plain)};
/** Steps of the 4-px grid, by their size in CSS pixels at the root's default size. */
export const SPACES = [${tokensIn(tokens, 'space')
    .map(({ css }) => plain(css))
    .join(', ')}] as const;
export const RADII = ${constants(tokens, 'radius', text)};
export const WIDTHS = ${constants(tokens, 'width', text)};
/** Widths from which a layout applies, in CSS pixels. */
export const BREAKPOINTS_PX = ${constants(tokens, 'breakpoint', plain)};
/** Durations and curves. */
export const MOTION = ${constants(tokens, 'motion', text)};
`;
}

/**
 * @param {Tokens} tokens
 * @param {readonly string[]} palettes paths of the groups that must have the same roles
 * @returns {string[]} a sentence for each role that one of them lacks
 */
export function missingRoles(tokens, palettes) {
  const names = palettes.map((palette) => tokensIn(tokens, palette).map(({ name }) => name));
  return [...new Set(names.flat())].flatMap((role) =>
    palettes.flatMap((palette, at) => (names[at]?.includes(role) ? [] : [`${palette}.${role} is missing.`])),
  );
}

/**
 * @param {unknown} node of the file
 * @returns {unknown} the same with colours that were typed as "#rrggbb" as the format has them
 */
export function asFormatHas(node) {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      const isHex = name === '$value' && typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);
      return [name, isHex ? colorOf(value) : asFormatHas(value)];
    }),
  );
}

/** @param {string} hex `#rrggbb` */
const colorOf = (hex) => ({
  colorSpace: 'srgb',
  components: [1, 3, 5].map((from) => Number((Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4))),
  hex: hex.toLowerCase(),
});
