export * from './button.js';
export * from './button-link.js';
export type { ButtonSize, ButtonVariant } from './button-look.js';
export * from './confirm-button.js';
export * from './icon-button.js';
