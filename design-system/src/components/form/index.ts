export * from './form.js';
export * from './form-field.js';
