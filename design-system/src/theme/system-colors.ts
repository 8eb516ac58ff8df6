import { type AudienceColors, colorProperty } from '@vela/contracts/design';

/**
 * Colours of readers whose system sets all of them (`forced-colors`), by its names. What they choose is `bright`, `second`
 * and `accent`. For what cannot be used there is no role: it is `systemUnusable`.
 */
const systemColors: AudienceColors = {
  paper: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  ink: 'CanvasText',
  muted: 'CanvasText',
  accent: 'Highlight',
  accentHover: 'Highlight',
  onAccent: 'HighlightText',
  accentText: 'CanvasText',
  bright: 'Highlight',
  glow: 'CanvasText',
  second: 'Highlight',
  secondHover: 'Highlight',
  onSecond: 'HighlightText',
  band: 'Canvas',
  onBand: 'CanvasText',
  secondSoft: 'Canvas',
  tint: 'Canvas',
  control: 'CanvasText',
  line: 'CanvasText',
  success: 'CanvasText',
  successSoft: 'Canvas',
  warning: 'CanvasText',
  warningSoft: 'Canvas',
  danger: 'CanvasText',
  dangerSoft: 'Canvas',
  info: 'CanvasText',
  infoSoft: 'Canvas',
  focus: 'Highlight',
  shade: 'CanvasText',
};

/** The declarations that give the properties behind `color` these values, for both audiences. */
export const systemColorDeclarations: string = Object.entries(systemColors)
  .map(([role, value]) => `${colorProperty(role)}:${String(value)};`)
  .join('');
