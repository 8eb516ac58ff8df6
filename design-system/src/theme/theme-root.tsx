import { createContext, type ReactNode, use, useInsertionEffect, useLayoutEffect } from 'react';
import { type Audience, DEFAULT_AUDIENCE } from './colors.js';
import { haveFonts } from './fonts.js';
import { GlobalStyle } from './global-style.js';

const AudienceContext = createContext<Audience>(DEFAULT_AUDIENCE);

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
      <GlobalStyle />
      {children}
    </AudienceContext>
  );
}

/** @returns the audience whose theme is shown */
export function useAudience(): Audience {
  return use(AudienceContext);
}
