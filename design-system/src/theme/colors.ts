/** The two audiences of the product; a theme changes colours only. */
export const AUDIENCES = ['jobseeker', 'talentSeeker'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const DEFAULT_AUDIENCE: Audience = 'jobseeker';

/** The colour roles that every theme fills. Values are `#rrggbb`, so that contrasts can be computed from them. */
export interface AudienceColors {
  /** Page ground. */
  readonly paper: string;
  /** Ground of cards, fields and whatever floats. */
  readonly surface: string;
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
  /** Lighter accent for grounds that carry ink. */
  readonly glow: string;
  readonly second: string;
  readonly secondHover: string;
  readonly onSecond: string;
  readonly onSecondMuted: string;
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
}

const shared = {
  surface: '#FFFFFF',
  accent: '#C4480A',
  accentHover: '#A83C06',
  onAccent: '#FFFFFF',
  accentText: '#B5420A',
  bright: '#E8641B',
  glow: '#FF8A3D',
  onSecond: '#FFFFFF',
  success: '#1E7A4C',
  successSoft: '#E6F3EB',
  warning: '#8A5A00',
  warningSoft: '#FBF0DA',
  danger: '#B42318',
  dangerSoft: '#FCEBE9',
  info: '#1F5F99',
  infoSoft: '#E7F0F8',
  focus: '#1B4DFF',
} as const;

const jobseeker: AudienceColors = {
  ...shared,
  paper: '#FBF7F2',
  ink: '#3A302B',
  muted: '#6B5D55',
  second: '#6A2E4F',
  secondHover: '#55233F',
  onSecondMuted: '#E9D5DF',
  secondSoft: '#F4E9EF',
  tint: '#FFF1E4',
  control: '#9A8A7D',
  line: '#E7DCD0',
};

const talentSeeker: AudienceColors = {
  ...shared,
  paper: '#F2F6F6',
  ink: '#33302E',
  muted: '#5A5F60',
  second: '#1D5560',
  secondHover: '#15434C',
  onSecondMuted: '#CFE3E6',
  secondSoft: '#E3EEEF',
  tint: '#FDF0E6',
  control: '#83908F',
  line: '#D8E1E1',
};

export const audienceColors: Readonly<Record<Audience, AudienceColors>> = { jobseeker, talentSeeker };
