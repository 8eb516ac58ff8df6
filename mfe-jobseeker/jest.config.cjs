const path = require('node:path');

const preset = require('../tooling/jest/preset.cjs').browserPackage(__dirname);

module.exports = {
  ...preset,
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    // Its reader of PDFs can only be imported, and what is transpiled requires.
    '^unpdf/pdfjs$': path.join(path.dirname(require.resolve('unpdf')), 'pdfjs.mjs'),
  },
};
