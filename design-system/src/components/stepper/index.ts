export * from './stepper.js';
