// Written by `npm run tokens -w design-system` from design-system/tokens.json, which is the place to change them.

import type { Palettes } from './palettes.js';

/** The colour roles that every theme fills. Values are `#rrggbb`, so that contrasts can be computed from them. */
export interface AudienceColors {
  /** Page ground. */
  readonly paper: string;
  /** Ground of cards and fields. */
  readonly surface: string;
  /** Ground of what floats: dialogs, menus, toasts. In the dark it is lighter than what it floats on. */
  readonly raised: string;
  readonly ink: string;
  readonly muted: string;
  /** Fill of the one main action of a view, with `onAccent` on it. */
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  /** Accent as text on paper and surface. */
  readonly accentText: string;
  /** Shapes and charts. */
  readonly bright: string;
  /** Lighter accent, beside `bright` in drawings. */
  readonly glow: string;
  readonly second: string;
  readonly secondHover: string;
  readonly onSecond: string;
  /** Wide ground in the second colour, with `onBand` on it: bands of a page, marks of people, one's own messages. */
  readonly band: string;
  readonly onBand: string;
  /** Quiet ground in the second colour: chips, selected rows. */
  readonly secondSoft: string;
  /** Quiet ground in the accent: gaps, notes. */
  readonly tint: string;
  /** Outline of controls. */
  readonly control: string;
  /** Hairlines and empty tracks; never the only mark of anything. */
  readonly line: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly info: string;
  readonly infoSoft: string;
  readonly focus: string;
  /** What shadows and the dimming under a dialog are made of. */
  readonly shade: string;
}

/** Every colour of the product: by scheme, then by audience. Nothing is written in another. */
export const COLORS: Palettes<AudienceColors> = {
  light: {
    jobseeker: {
      paper: '#FBF7F2',
      surface: '#FFFFFF',
      raised: '#FFFFFF',
      ink: '#3A302B',
      muted: '#6B5D55',
      accent: '#C4480A',
      accentHover: '#A83C06',
      onAccent: '#FFFFFF',
      accentText: '#B5420A',
      bright: '#E8641B',
      glow: '#FF8A3D',
      second: '#6A2E4F',
      secondHover: '#55233F',
      onSecond: '#FFFFFF',
      band: '#6A2E4F',
      onBand: '#FFFFFF',
      secondSoft: '#F4E9EF',
      tint: '#FFF1E4',
      control: '#9A8A7D',
      line: '#E7DCD0',
      success: '#1E7A4C',
      successSoft: '#E6F3EB',
      warning: '#8A5A00',
      warningSoft: '#FBF0DA',
      danger: '#B42318',
      dangerSoft: '#FCEBE9',
      info: '#1F5F99',
      infoSoft: '#E7F0F8',
      focus: '#1B4DFF',
      shade: '#3A302B',
    },
    talentSeeker: {
      paper: '#F2F6F6',
      surface: '#FFFFFF',
      raised: '#FFFFFF',
      ink: '#33302E',
      muted: '#5A5F60',
      accent: '#C4480A',
      accentHover: '#A83C06',
      onAccent: '#FFFFFF',
      accentText: '#B5420A',
      bright: '#E8641B',
      glow: '#FF8A3D',
      second: '#1D5560',
      secondHover: '#15434C',
      onSecond: '#FFFFFF',
      band: '#1D5560',
      onBand: '#FFFFFF',
      secondSoft: '#E3EEEF',
      tint: '#FDF0E6',
      control: '#83908F',
      line: '#D8E1E1',
      success: '#1E7A4C',
      successSoft: '#E6F3EB',
      warning: '#8A5A00',
      warningSoft: '#FBF0DA',
      danger: '#B42318',
      dangerSoft: '#FCEBE9',
      info: '#1F5F99',
      infoSoft: '#E7F0F8',
      focus: '#1B4DFF',
      shade: '#3A302B',
    },
  },
  dark: {
    jobseeker: {
      paper: '#1B1613',
      surface: '#262019',
      raised: '#30281F',
      ink: '#F4ECE4',
      muted: '#BFB1A5',
      accent: '#C4480A',
      accentHover: '#A83C06',
      onAccent: '#FFFFFF',
      accentText: '#FF9A5C',
      bright: '#FF8A3D',
      glow: '#FFB27D',
      second: '#E2A9C8',
      secondHover: '#EEC4DA',
      onSecond: '#2B1220',
      band: '#4F2039',
      onBand: '#FBEFF5',
      secondSoft: '#3B2833',
      tint: '#38281A',
      control: '#8E7F73',
      line: '#3F362E',
      success: '#6FCB98',
      successSoft: '#1B3528',
      warning: '#F0B65A',
      warningSoft: '#3A2C10',
      danger: '#FF8F85',
      dangerSoft: '#46221D',
      info: '#9CC7F2',
      infoSoft: '#1B2F42',
      focus: '#9DB2FF',
      shade: '#000000',
    },
    talentSeeker: {
      paper: '#111A1B',
      surface: '#1A2527',
      raised: '#223033',
      ink: '#E9F1F1',
      muted: '#A9BABB',
      accent: '#C4480A',
      accentHover: '#A83C06',
      onAccent: '#FFFFFF',
      accentText: '#FF9A5C',
      bright: '#FF8A3D',
      glow: '#FFB27D',
      second: '#7FCAD6',
      secondHover: '#A3DCE5',
      onSecond: '#06262C',
      band: '#16454F',
      onBand: '#EAF7F9',
      secondSoft: '#1B363B',
      tint: '#33271C',
      control: '#7C8D8E',
      line: '#2F3D3F',
      success: '#6FCB98',
      successSoft: '#1B3528',
      warning: '#F0B65A',
      warningSoft: '#3A2C10',
      danger: '#FF8F85',
      dangerSoft: '#46221D',
      info: '#9CC7F2',
      infoSoft: '#1B2F42',
      focus: '#9DB2FF',
      shade: '#000000',
    },
  },
};

export const FONT_FAMILY = "'Noto Sans Variable', 'Noto Sans Fallback', system-ui, sans-serif";
export const FONT_WEIGHTS = {
  regular: 400,
  medium: 500,
  bold: 700,
} as const;
/** From 36 on they shrink with the viewport below 1290 px, down to what fits a phone. */
export const FONT_SIZES = {
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
export const LINE_HEIGHTS = {
  text: 1.6,
  snug: 1.35,
  heading: 1.12,
  hero: 1.05,
} as const;
/** Steps of the 4-px grid, by their size in CSS pixels at the root's default size. */
export const SPACES = [0, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96] as const;
export const RADII = {
  small: '0.375rem',
  field: '0.625rem',
  card: '1rem',
  pill: '999px',
} as const;
export const WIDTHS = {
  page: '75rem',
  text: '45rem',
} as const;
/** Widths from which a layout applies, in CSS pixels. */
export const BREAKPOINTS_PX = {
  xs: 0,
  sm: 820,
  md: 1025,
  lg: 1290,
  xl: 1536,
} as const;
/** Durations and curves. */
export const MOTION = {
  quick: '120ms',
  /** How long dialogs, drawers and toasts come in, as the specification has it. */
  enter: '225ms',
  /** How long they go, as the specification has it. */
  leave: '195ms',
  easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
} as const;
