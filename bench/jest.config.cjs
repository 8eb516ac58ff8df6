module.exports = require('../tooling/jest/preset.cjs').nodePackage(__dirname);
