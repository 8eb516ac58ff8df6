require('@testing-library/jest-dom');
const { toHaveNoViolations } = require('jest-axe');
expect.extend(toHaveNoViolations);

// Pages are loaded when they are entered, which takes a while when nothing has been compiled yet, and on a busy machine.
require('@testing-library/dom').configure({ asyncUtilTimeout: 30_000 });

// jsdom has the dialog element without its methods; this much of them is what dialogs and drawers need.
if (typeof HTMLDialogElement !== 'undefined') {
  const openers = new WeakMap();
  const show = function show() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector('button, [href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.show ??= show;
  HTMLDialogElement.prototype.showModal ??= show;
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
    const opener = openers.get(this);
    opener?.focus();
    // Once more: React gives focus back to what it was on, which a browser refuses for what is hidden and jsdom does not.
    void Promise.resolve().then(() => this.open || opener?.focus());
  };
}

// jsdom draws nothing, so no width is known: everything is as on a wide screen, and nothing is out of sight.
if (typeof window !== 'undefined') {
  window.Element.prototype.scrollIntoView ??= () => undefined;
  window.matchMedia ??= (media) =>
    Object.assign(new window.EventTarget(), { media, matches: media.includes('min-width') });
}

// jsdom has files without the modern way to their bytes.
if (typeof window !== 'undefined')
  window.File.prototype.arrayBuffer ??= function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new window.FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
