const { transformIgnorePatterns, ...preset } = require('../tooling/jest/preset.cjs').nodePackage(__dirname);

module.exports = {
  ...preset,
  // The exporter of traces imports its transport when it first sends.
  transformIgnorePatterns: transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!(', '(?!(@opentelemetry/otlp-exporter-base|'),
  ),
};
