// Leaves of the endpoint table what a browser calls by, method and path. The rest is for the server and for the API's
// reference, and every visitor would download it.
const SERVER_ONLY =
  'summary|access|rateLimit|publicCacheSeconds|changesState|rawBody|keepsAnswers|freshSignIn|bodyless';
const LITERAL = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[\d_]+|true|false`;
const PROPERTIES = new RegExp(String.raw`\b(?:${SERVER_ONLY}):\s*(?:${LITERAL}),?`, 'g');

/** @this {import('webpack').LoaderContext<unknown>} @param {string} source */
module.exports = function keepAddresses(source) {
  return source.replace(PROPERTIES, '');
};
