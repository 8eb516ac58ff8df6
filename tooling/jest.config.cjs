module.exports = require('./jest/preset.cjs').nodePackage(__dirname);
