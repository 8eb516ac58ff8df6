import { createGlobalStyle } from 'styled-components';
import { media } from './media.js';
import { SCHEME_ATTRIBUTE } from './scheme.js';
import { tokenStyle } from './token-style.js';
import { color, fontFamily, fontWeight, lineHeight } from './tokens.js';

/**
 * Colours of both audiences and the ground everything stands on. The colours of both themes, light and dark, are
 * always in the page; `data-audience` and the colour scheme of the root element choose, so a prerendered page has its
 * colours before any script. The scheme is the device's, until the reader chooses one.
 */
export const GlobalStyle = createGlobalStyle`
  ${tokenStyle}
  :root { color-scheme: light dark; }
  [${SCHEME_ATTRIBUTE}='light'] { color-scheme: light; }
  [${SCHEME_ATTRIBUTE}='dark'] { color-scheme: dark; }
  /* Paper is white. */
  @media print { :root { color-scheme: light; } }

  *, ::before, ::after { box-sizing: border-box; }

  html {
    font-family: ${fontFamily};
    font-size: 100%;
    line-height: ${lineHeight.text};
    color: ${color.ink};
    background: ${color.paper};
    -webkit-font-smoothing: antialiased;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body { margin: 0; min-block-size: 100dvh; overflow-wrap: break-word; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote { margin: 0; padding: 0; border: 0; }
  :where(ul[class], ol[class]) { list-style: none; }
  p, li, dd { text-wrap: pretty; }
  strong, b { font-weight: ${fontWeight.bold}; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  img, svg { display: block; max-inline-size: 100%; }
  table { border-collapse: collapse; }
  ::selection { background: ${color.second}; color: ${color.onSecond}; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  [hidden] { display: none !important; }
  @media print {
    html, body { background: none; min-block-size: 0; font-size: 90%; }
    #cc-main { display: none; }
    /* Nothing can be opened on paper. */
    details::details-content { content-visibility: visible; block-size: auto; }
  }

  /* Where somebody is, and what is switched on, has an edge where grounds are gone; not the one of what has focus. */
  ${media.forcedColors} {
    :where([aria-current]:not([aria-current='false']), [aria-pressed='true']) {
      outline: 2px solid ${color.ink};
      outline-offset: -2px;
    }
  }

  /* A time without a property would move everything that changes anywhere, for one frame; what names a property is told of its end. */
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      transition-property: none;
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
