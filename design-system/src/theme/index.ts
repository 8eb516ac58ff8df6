export * from './bottom-bar.js';
export * from './colors.js';
export { fontStyles, latinFontAddress, patientFontStyles } from './fonts.js';
export * from './global-style.js';
export * from './media.js';
export * from './mixins.js';
export * from './scheme.js';
export * from './theme-root.js';
export * from './tokens.js';
