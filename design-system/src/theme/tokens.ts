import { type Audience, type AudienceColors, schemeColors } from './colors.js';

/**
 * Colours as the components write them: references to custom properties. Audience and scheme decide their values in
 * CSS, so a change of either repaints and re-renders nothing.
 */
export const color: AudienceColors = {
  paper: 'var(--vela-paper)',
  surface: 'var(--vela-surface)',
  raised: 'var(--vela-raised)',
  ink: 'var(--vela-ink)',
  muted: 'var(--vela-muted)',
  accent: 'var(--vela-accent)',
  accentHover: 'var(--vela-accent-hover)',
  onAccent: 'var(--vela-on-accent)',
  accentText: 'var(--vela-accent-text)',
  bright: 'var(--vela-bright)',
  glow: 'var(--vela-glow)',
  second: 'var(--vela-second)',
  secondHover: 'var(--vela-second-hover)',
  onSecond: 'var(--vela-on-second)',
  band: 'var(--vela-band)',
  onBand: 'var(--vela-on-band)',
  secondSoft: 'var(--vela-second-soft)',
  tint: 'var(--vela-tint)',
  control: 'var(--vela-control)',
  line: 'var(--vela-line)',
  success: 'var(--vela-success)',
  successSoft: 'var(--vela-success-soft)',
  warning: 'var(--vela-warning)',
  warningSoft: 'var(--vela-warning-soft)',
  danger: 'var(--vela-danger)',
  dangerSoft: 'var(--vela-danger-soft)',
  info: 'var(--vela-info)',
  infoSoft: 'var(--vela-info-soft)',
  focus: 'var(--vela-focus)',
  shade: 'var(--vela-shade)',
};

/** @param percent how dense @returns the colour of shadows, and of what dims the page */
export const shaded = (percent: number): string => `color-mix(in srgb, ${color.shade} ${percent}%, transparent)`;

/** @returns a value that is one colour on light ground and another on dark */
const inBoth = (light: string, dark: string): string => (light === dark ? light : `light-dark(${light},${dark})`);

/** @returns the declarations that give the properties behind `color` the values of one audience, in both schemes */
export function colorDeclarations(audience: Audience): string {
  const dark = new Map(Object.entries(schemeColors.dark[audience]));
  return Object.entries(schemeColors.light[audience])
    .map(([role, light]) => {
      const property = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `--vela-${property}:${inBoth(String(light), String(dark.get(role)))};`;
    })
    .join('');
}

/** Steps of the 4-px grid, by their size in CSS pixels at the root's default size. */
export const SPACES = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96] as const;
export type Space = (typeof SPACES)[number];

/** @param pixels a step of the grid @returns its length in rem, so that it grows with the reader's font size */
export const space = (pixels: Space): string => (pixels === 0 ? '0' : `${pixels / 16}rem`);

/** Type sizes; from 36 on they shrink with the viewport below 1290 px, down to what fits a phone. */
export const fontSize = {
  /** Uppercase labels only. */
  label: '0.8125rem',
  small: '0.875rem',
  body: '1rem',
  large: '1.125rem',
  lead: 'clamp(1.125rem, 1rem + 0.45vw, 1.375rem)',
  title: '1.375rem',
  heading: 'clamp(1.5rem, 1.25rem + 0.7vw, 1.75rem)',
  section: 'clamp(1.75rem, 1.3rem + 1.5vw, 2.25rem)',
  page: 'clamp(2rem, 1.4rem + 2.2vw, 3rem)',
  hero: 'clamp(2.5rem, 1.6rem + 3.6vw, 4rem)',
} as const;
export type FontSize = keyof typeof fontSize;

export const fontFamily = "'Noto Sans Variable', 'Noto Sans Fallback', system-ui, sans-serif";
export const fontWeight = { regular: 400, medium: 500, bold: 700 } as const;
export const lineHeight = { text: 1.6, snug: 1.35, heading: 1.12, hero: 1.05 } as const;
/** Longest comfortable line of text. */
export const measure = '66ch';

export const radius = { small: '0.375rem', field: '0.625rem', card: '1rem', pill: '999px' } as const;
/** The one shadow, for what floats above the page. */
export const shadow = `0 1px 1px ${shaded(6)}, 0 24px 48px -16px ${shaded(22)}`;
export const contentWidth = { page: '75rem', text: '45rem' } as const;

/** Durations in milliseconds and curves; `enter` and `leave` are those of the specification's toasts. */
export const motion = {
  quick: '120ms',
  enter: '225ms',
  leave: '195ms',
  easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;

/** Stacking order of what lies above the page. */
export const layer = { sticky: 10, popup: 20, dialog: 30, toast: 40 } as const;
