module.exports = require('../tooling/jest/preset.cjs').browserPackage(__dirname);
