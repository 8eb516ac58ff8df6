export * from './range-slider.js';
export * from './slider.js';
