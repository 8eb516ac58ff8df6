import { createContext, type ReactNode, use, useInsertionEffect, useLayoutEffect } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type Audience, DEFAULT_AUDIENCE } from './colors.js';
import { haveFonts } from './fonts.js';
import { GlobalStyle } from './global-style.js';
import { inCommon } from './in-common.js';
import { nestedConditions } from './nested-conditions.js';
import { TokensBeneath } from './token-style.js';

const AudienceContext = inCommon('audience', () => createContext<Audience>(DEFAULT_AUDIENCE));
/** Whether the page has the tokens of this very copy: what copies do not have in common. */
const OwnTokensContext = createContext(false);
const STYLE_PLUGINS = [nestedConditions];

/** Attribute of the root element that chooses the theme; prerendered pages write it themselves. */
export const AUDIENCE_ATTRIBUTE = 'data-audience';

export interface ThemeRootProps {
  readonly audience: Audience;
  readonly children: ReactNode;
}

/**
 * Carries the fonts, the global style and the audience. It marks the document's root element, so that what is rendered outside
 * React's own root (dialogs, suggestion lists) has the same colours.
 */
export function ThemeRoot({ audience, children }: ThemeRootProps) {
  useInsertionEffect(haveFonts, []);
  useLayoutEffect(() => {
    document.documentElement.setAttribute(AUDIENCE_ATTRIBUTE, audience);
  }, [audience]);
  return (
    <AudienceContext value={audience}>
      <OwnTokensContext value>
        <StyleSheetManager stylisPlugins={STYLE_PLUGINS}>
          <GlobalStyle />
          {children}
        </StyleSheetManager>
      </OwnTokensContext>
    </AudienceContext>
  );
}

/**
 * Stands around the pages of a slice that carries its own copy of the design system. Tokens that the page's own does not have
 * get their values from the copy; all others stay as they are everywhere on the site.
 */
export function CarriedTokens({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {use(OwnTokensContext) ? null : <TokensBeneath />}
      {children}
    </>
  );
}

/** @returns the audience whose theme is shown */
export function useAudience(): Audience {
  return use(AudienceContext);
}
