export * from './beside.js';
export * from './box-props.js';
export * from './cluster.js';
export * from './container.js';
export * from './grid.js';
export * from './screen-only.js';
export * from './stack.js';
export * from './visually-hidden.js';
