import { color, fontFamily, layer, media, radius, shaded } from '@vela/design-system/theme';

/** @returns the rules that give the consent dialogs the colours and shapes of the design system */
export const styleOfDialogs = (): string => `
  #cc-main {
    --cc-font-family: ${fontFamily};
    --cc-z-index: ${layer.toast};
    --cc-bg: ${color.raised};
    --cc-primary-color: ${color.ink};
    --cc-secondary-color: ${color.muted};
    --cc-link-color: ${color.accentText};
    --cc-modal-border-radius: ${radius.card};
    --cc-btn-border-radius: ${radius.pill};
    --cc-btn-primary-bg: ${color.second};
    --cc-btn-primary-color: ${color.onSecond};
    --cc-btn-primary-border-color: ${color.second};
    --cc-btn-primary-hover-bg: ${color.secondHover};
    --cc-btn-primary-hover-color: ${color.onSecond};
    --cc-btn-primary-hover-border-color: ${color.secondHover};
    --cc-btn-secondary-bg: ${color.raised};
    --cc-btn-secondary-color: ${color.ink};
    --cc-btn-secondary-border-color: ${color.control};
    --cc-btn-secondary-hover-bg: ${color.tint};
    --cc-btn-secondary-hover-color: ${color.ink};
    --cc-btn-secondary-hover-border-color: ${color.control};
    --cc-separator-border-color: ${color.line};
    --cc-footer-bg: ${color.raised};
    --cc-footer-color: ${color.muted};
    --cc-footer-border-color: ${color.line};
    --cc-cookie-category-block-bg: ${color.tint};
    --cc-cookie-category-block-border: ${color.line};
    --cc-cookie-category-block-hover-bg: ${color.tint};
    --cc-cookie-category-block-hover-border: ${color.control};
    --cc-cookie-category-expanded-block-bg: ${color.surface};
    --cc-cookie-category-expanded-block-hover-bg: ${color.surface};
    --cc-toggle-on-bg: ${color.success};
    --cc-toggle-off-bg: ${color.muted};
    --cc-toggle-readonly-bg: ${color.control};
    --cc-overlay-bg: ${shaded(45)};
  }
  /* The library resets its buttons by id, hence the element in front. */
  html #cc-main .cm__btn, html #cc-main .pm__btn { letter-spacing: 0.04em; text-transform: uppercase; }
  /* A finger hits what is 24 px high. The width grows with it: the library moves the knob by the difference. */
  html #cc-main :is(.section__toggle, .section__toggle-wrapper, .toggle__icon, .toggle__label) { height: 24px; width: 51px; }
  html #cc-main .toggle__icon-circle { height: 24px; width: 24px; }
  html #cc-main .cm__desc > span { display: block; }
  /* Its buttons and switches are told by their grounds: where the reader's system sets all colours, they are drawn in those. */
  ${media.forcedColors} {
    /* The library's buttons inherit nothing. */
    html #cc-main, html #cc-main * { forced-color-adjust: none; }
    html #cc-main {
      --cc-toggle-on-bg: ${color.second};
      --cc-toggle-on-knob-bg: ${color.onSecond};
      --cc-toggle-off-knob-bg: ${color.raised};
      --cc-toggle-readonly-bg: GrayText;
      --cc-toggle-readonly-knob-bg: ${color.raised};
    }
    html #cc-main :is(.cm, .pm) { border: 1px solid ${color.ink}; }
  }
  /* The library gives every part every transition. Without motion each would become visible a frame after the one around it, and what is not
     visible yet cannot be given the focus, which the library does when a dialog's opacity is there. */
  @media (prefers-reduced-motion: reduce) {
    html #cc-main * { transition-property: none !important; }
    html #cc-main :is(.cm, .pm) { transition-property: opacity !important; }
  }
  html #cc-main button:focus-visible, html #cc-main a:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;
