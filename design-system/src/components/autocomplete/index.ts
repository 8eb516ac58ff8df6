export * from './autocomplete.js';
export * from './multi-autocomplete.js';
export type { AutocompleteOption } from './option.js';
