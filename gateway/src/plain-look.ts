import { type AudienceColors, COLORS } from '@vela/contracts/design';

/** @returns a colour of the design system in both schemes */
export const both = (role: keyof AudienceColors): string =>
  `light-dark(${COLORS.light.jobseeker[role]},${COLORS.dark.jobseeker[role]})`;

/** How the gateway's own pages look, which no build stands behind. */
export const PLAIN_LOOK = `:root{color-scheme:light dark;font:1rem/1.6 "Noto Sans",system-ui,sans-serif;background:${both('paper')};color:${both('ink')}}
body{margin:0 auto;max-width:45rem;padding:2rem 1.25rem;overflow-wrap:anywhere}
a{color:${both('accentText')}}
:focus-visible{outline:2px solid ${both('focus')};outline-offset:2px}`;
