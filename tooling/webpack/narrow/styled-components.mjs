// The part of styled-components that the shell shares with the slices, see react-query.mjs.
export { createGlobalStyle, css, default, keyframes, StyleSheetManager } from 'whole-styled-components';
