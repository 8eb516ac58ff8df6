require('@testing-library/jest-dom');
const { toHaveNoViolations } = require('jest-axe');
expect.extend(toHaveNoViolations);

// jsdom has the dialog element without its methods; this much of them is what a drawer needs.
if (typeof HTMLDialogElement !== 'undefined') {
  const openers = new WeakMap();
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button, [href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
    openers.get(this)?.focus();
  };
}

// jsdom draws nothing, so no width is known: everything is as on a wide screen.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) =>
    Object.assign(new window.EventTarget(), { media, matches: media.includes('min-width') });
}
