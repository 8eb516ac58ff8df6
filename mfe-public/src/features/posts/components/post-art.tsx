import styled from 'styled-components';
import { color, radius } from '@vela/design-system/theme';

// A picture of its own for every post, drawn from its slug: sails on a line, never the same twice, no file to load.

const WIDTH = 160;
const HEIGHT = 90;
const GROUND = 68;

const Picture = styled.svg.attrs({
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  width: WIDTH,
  height: HEIGHT,
  'aria-hidden': true,
  focusable: false,
})`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  border-radius: ${radius.card};
`;

const GROUNDS = [color.secondSoft, color.tint, color.line] as const;

/** @returns numbers from 0 up to 1 that depend on the text alone (FNV-1a, then an xorshift) */
export function numbersOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}

/** A pair of sails whose mast stands at `x`. */
const sailsAt = (x: number, height: number, lean: number): readonly [string, string] => {
  const top = GROUND - height;
  const half = height * 0.55;
  return [
    `M${x} ${top}V${GROUND}H${x - half - lean}Q${x - half * 0.35} ${GROUND - height * 0.4} ${x} ${top}Z`,
    `M${x + 4} ${top + height * 0.2}Q${x + 8 + half * 0.2} ${GROUND - height * 0.3} ${x + half + 6 + lean} ${GROUND}H${x + 4}Z`,
  ];
};

/** The picture of a post; decoration. */
export function PostArt({ slug }: { readonly slug: string }) {
  const next = numbersOf(slug);
  next();
  const boats = 1 + Math.floor(next() * 3);
  const sun = { x: Math.round(20 + next() * 120), y: Math.round(16 + next() * 18), r: Math.round(7 + next() * 9) };
  const fleet = Array.from({ length: boats }, (_, place) => {
    const x = Math.round(((place + 0.5) / boats) * WIDTH + (next() - 0.5) * 16);
    return sailsAt(x, Math.round(26 + next() * 28), Math.round(next() * 8));
  });
  return (
    <Picture>
      <rect width={WIDTH} height={HEIGHT} fill={GROUNDS[Math.floor(next() * GROUNDS.length)] ?? color.tint} />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={color.onBand} />
      {fleet.map(([main, fore]) => (
        <g key={main}>
          <path d={main} fill={color.second} />
          <path d={fore} fill={color.bright} />
        </g>
      ))}
      <path d={`M8 ${GROUND + 8}H${WIDTH - 8}`} stroke={color.ink} strokeWidth={2.5} strokeLinecap="round" />
    </Picture>
  );
}
