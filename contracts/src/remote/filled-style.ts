/**
 * Text of a style element that a script makes and fills with rules: the policy of every page allows an element with this
 * text. An empty one would do, were it not for WebKit, which compares no hash with nothing.
 */
export const FILLED_STYLE = '/* filled by scripts */';
