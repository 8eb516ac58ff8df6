export * from './control-look.js';
export type * from './control-props.js';
export * from './field-frame.js';
export * from './field-parts.js';
export * from './text-limit.js';
export * from './use-field.js';
