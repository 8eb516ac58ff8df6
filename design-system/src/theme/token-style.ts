import { createGlobalStyle, css } from 'styled-components';
import { DEFAULT_AUDIENCE } from './colors.js';
import { media } from './media.js';
import { systemColorDeclarations } from './system-colors.js';
import { colorDeclarations, measureDeclarations } from './tokens.js';

/** Values of all tokens, for both audiences, each light and dark. */
export const tokenStyle = css`
  :root,
  [data-audience='${DEFAULT_AUDIENCE}'] {
    ${colorDeclarations(DEFAULT_AUDIENCE)}
  }
  [data-audience='talentSeeker'] {
    ${colorDeclarations('talentSeeker')}
  }
  /* Type, shape and motion are the same for both. */
  :root {
    ${measureDeclarations} --vela-focus-plain: var(--vela-focus);
  }
  ${media.forcedColors} {
    :root,
    [data-audience] {
      ${systemColorDeclarations}
    }
  }
`;

/** The tokens below those that the page has: what is declared outside of a layer always wins. */
export const TokensBeneath = createGlobalStyle`@layer vela-carried { ${tokenStyle} }`;
