/** The two audiences of the product; a theme changes colours only. */
export const AUDIENCES = ['jobseeker', 'talentSeeker'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const DEFAULT_AUDIENCE: Audience = 'jobseeker';

/** Light or dark: the ground that an eye reads on. Each audience has both. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

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

const light = {
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  accent: '#C4480A',
  accentHover: '#A83C06',
  onAccent: '#FFFFFF',
  accentText: '#B5420A',
  bright: '#E8641B',
  glow: '#FF8A3D',
  onSecond: '#FFFFFF',
  onBand: '#FFFFFF',
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
} as const;

const dark = {
  accent: '#C4480A',
  accentHover: '#A83C06',
  onAccent: '#FFFFFF',
  accentText: '#FF9A5C',
  bright: '#FF8A3D',
  glow: '#FFB27D',
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
} as const;

const lightColors: Readonly<Record<Audience, AudienceColors>> = {
  jobseeker: {
    ...light,
    paper: '#FBF7F2',
    ink: '#3A302B',
    muted: '#6B5D55',
    second: '#6A2E4F',
    secondHover: '#55233F',
    band: '#6A2E4F',
    secondSoft: '#F4E9EF',
    tint: '#FFF1E4',
    control: '#9A8A7D',
    line: '#E7DCD0',
  },
  talentSeeker: {
    ...light,
    paper: '#F2F6F6',
    ink: '#33302E',
    muted: '#5A5F60',
    second: '#1D5560',
    secondHover: '#15434C',
    band: '#1D5560',
    secondSoft: '#E3EEEF',
    tint: '#FDF0E6',
    control: '#83908F',
    line: '#D8E1E1',
  },
};

const darkColors: Readonly<Record<Audience, AudienceColors>> = {
  jobseeker: {
    ...dark,
    paper: '#1B1613',
    surface: '#262019',
    raised: '#30281F',
    ink: '#F4ECE4',
    muted: '#BFB1A5',
    second: '#E2A9C8',
    secondHover: '#EEC4DA',
    onSecond: '#2B1220',
    band: '#4F2039',
    onBand: '#FBEFF5',
    secondSoft: '#3B2833',
    tint: '#38281A',
    control: '#8E7F73',
    line: '#3F362E',
  },
  talentSeeker: {
    ...dark,
    paper: '#111A1B',
    surface: '#1A2527',
    raised: '#223033',
    ink: '#E9F1F1',
    muted: '#A9BABB',
    second: '#7FCAD6',
    secondHover: '#A3DCE5',
    onSecond: '#06262C',
    band: '#16454F',
    onBand: '#EAF7F9',
    secondSoft: '#1B363B',
    tint: '#33271C',
    control: '#7C8D8E',
    line: '#2F3D3F',
  },
};

/** Every colour of the product: by scheme, then by audience. Nothing is written in another. */
export const schemeColors: Readonly<Record<Scheme, Readonly<Record<Audience, AudienceColors>>>> = {
  light: lightColors,
  dark: darkColors,
};
