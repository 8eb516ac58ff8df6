import { create } from 'storybook/theming/create';
import { DEFAULT_AUDIENCE, schemeColors } from '../src/theme/colors.js';

const colors = schemeColors.light[DEFAULT_AUDIENCE];

/** Storybook itself in the product's colours, so that what is shown stands in the light it is made for. */
export const look = create({
  base: 'light',
  brandTitle: 'Vela design system',
  brandUrl: './',
  brandImage: './vela.svg',
  brandTarget: '_self',
  fontBase: "'Noto Sans', system-ui, sans-serif",
  colorPrimary: colors.second,
  colorSecondary: colors.second,
  appBg: colors.paper,
  appContentBg: colors.surface,
  appPreviewBg: colors.paper,
  appBorderColor: colors.line,
  appBorderRadius: 10,
  textColor: colors.ink,
  textMutedColor: colors.muted,
  textInverseColor: colors.onSecond,
  barBg: colors.surface,
  barTextColor: colors.muted,
  barHoverColor: colors.accentText,
  barSelectedColor: colors.accentText,
  inputBg: colors.surface,
  inputBorder: colors.control,
  inputTextColor: colors.ink,
  inputBorderRadius: 10,
  buttonBg: colors.surface,
  buttonBorder: colors.control,
  booleanBg: colors.line,
  booleanSelectedBg: colors.surface,
});
