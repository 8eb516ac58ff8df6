import { FILLED_STYLE } from '@vela/contracts/remote';

/**
 * styled-components makes an empty style element in the head and fills it with rules by script. The policy of a page allows
 * inline styles by their hash, and WebKit compares none with an empty text, so the element gets one before it is part of
 * the page. styled-components has no place of its own to say so.
 */
const { head } = document;
const insertBefore = head.insertBefore.bind(head);
head.insertBefore = (node, next) => {
  if (node instanceof HTMLStyleElement && node.textContent === '') node.textContent = FILLED_STYLE;
  return insertBefore(node, next);
};
