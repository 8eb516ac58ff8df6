import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { AUDIENCES, contrastRatio, schemeColors, SCHEMES } from './colors.js';
import { fontFaces } from './fonts.js';
import { media } from './media.js';
import { ThemeRoot, useAudience } from './theme-root.js';
import {
  color,
  colorDeclarations,
  contentWidth,
  fontFamily,
  fontSize,
  fontWeight,
  lineHeight,
  measureDeclarations,
  motion,
  radius,
  space,
  SPACES,
} from './tokens.js';

describe.each(SCHEMES.flatMap((scheme) => AUDIENCES.map((audience) => ({ scheme, audience }))))(
  'colours of $audience, $scheme',
  ({ scheme, audience }) => {
    const colors = schemeColors[scheme][audience];
    test('every colour that a component names is declared, with its value', () => {
      const declared = colorDeclarations(audience);
      for (const [role, reference] of Object.entries(color)) {
        const [, value = ''] = declared.split(`${reference.slice(4, -1)}:`);
        expect({ role, value: value.split(';')[0] }).toEqual({ role, value: expect.stringContaining('#') });
      }
      for (const value of Object.values(colors)) expect(declared).toContain(value);
    });
  },
);

test.each(AUDIENCES)('what floats is lighter in the dark than what it floats on: %s', (audience) => {
  const { paper, surface, raised } = schemeColors.dark[audience];
  const light = [paper, surface, raised].map((ground) => contrastRatio(ground, '#000000'));
  expect(light.toSorted((one, other) => one - other)).toEqual(light);
});

test('contrast of black on white is 21, of a colour on itself 1', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastRatio('#C4480A', '#C4480A')).toBe(1);
});

test('every property of type, shape and motion that a component names is declared', () => {
  const named = [
    fontFamily,
    ...[fontSize, fontWeight, lineHeight, radius, contentWidth, motion].flatMap((group) => Object.values(group)),
  ];
  expect(named.length).toBeGreaterThan(25);
  for (const reference of named) expect(measureDeclarations).toContain(`${reference.slice(4, -1)}:`);
});

test('steps of the grid are given in rem', () => {
  expect(SPACES.map(space)).toContain('1rem');
  expect(space(0)).toBe('0');
});

test('a layout from a breakpoint on and one below it never hold together', () => {
  expect(media.from('md')).toBe('@media (min-width: 1025px)');
  expect(media.below('md')).toBe('@media (max-width: 1024.98px)');
});

test('the audience marks the document, and a change of it renders nothing below anew', () => {
  let renders = 0;
  const Page = () => {
    renders += 1;
    return <p>Page</p>;
  };
  const page = <Page />;
  const { rerender } = render(<ThemeRoot audience="jobseeker">{page}</ThemeRoot>);
  const before = renders;
  rerender(<ThemeRoot audience="talentSeeker">{page}</ThemeRoot>);
  expect(document.documentElement).toHaveAttribute('data-audience', 'talentSeeker');
  expect(renders).toBe(before);
});

test('a component may ask whose theme is shown', () => {
  const Name = () => <p>{useAudience()}</p>;
  act(
    () =>
      void render(
        <ThemeRoot audience="talentSeeker">
          <Name />
        </ThemeRoot>,
      ),
  );
  expect(screen.getByText('talentSeeker')).toBeInTheDocument();
});

test('the faces of the fonts stand in a sheet of their own, once, and in none that changes with what is drawn', () => {
  const { unmount } = render(<ThemeRoot audience="jobseeker">{null}</ThemeRoot>);
  unmount();
  render(<ThemeRoot audience="talentSeeker">{null}</ThemeRoot>);
  const withFaces = [...document.styleSheets].filter(({ cssRules }) =>
    [...cssRules].some(({ cssText }) => cssText.startsWith('@font-face')),
  );
  expect(withFaces).toHaveLength(1);
  const rules = [...(withFaces[0]?.cssRules ?? [])];
  expect(rules).toHaveLength(fontFaces.length);
  for (const { cssText } of rules) expect(cssText).toMatch(/^@font-face/);
});
