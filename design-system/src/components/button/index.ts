export * from './button.js';
export type { ButtonSize, ButtonVariant } from './button-look.js';
export * from './button-link.js';
export * from './icon-button.js';
