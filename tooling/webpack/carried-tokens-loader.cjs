// Lets the shell put the tokens of a carried design system around a slice's pages: adds that to what the slice exposes.
/** @param {string} source @returns {string} */
module.exports = (source) => `${source}\nexport { CarriedTokens as around } from '@vela/design-system/theme';\n`;
