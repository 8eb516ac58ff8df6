// Takes the summaries out of the endpoint table: they are for the API's reference, and every visitor would download them.
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** @this {import('webpack').LoaderContext<unknown>} @param {string} source */
module.exports = function dropSummaries(source) {
  return source.replace(SUMMARY, "summary: ''");
};
