import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

const controlsIn = (element: Element): HTMLElement[] => [
  ...(element.matches(CONTROLS) && element instanceof HTMLElement ? [element] : []),
  ...element.querySelectorAll<HTMLElement>(CONTROLS),
];

/** What was taken out of the page with the focus in it, and what stood beside it. */
interface Removal {
  readonly removed: Element;
  readonly parent: Element;
  readonly next: Node | null;
  readonly previous: Node | null;
}

/** @returns the removal that took the element out of what is still in the page; null where none of the records did */
function removalOf(element: Element, records: readonly MutationRecord[]): Removal | null {
  let inside: Node = element;
  for (const { target, removedNodes, nextSibling, previousSibling } of records) {
    const removed = [...removedNodes].find((node) => node.contains(inside));
    if (!(removed instanceof Element) || !(target instanceof Element)) continue;
    if (target.isConnected) return { removed, parent: target, next: nextSibling, previous: previousSibling };
    inside = target;
  }
  return null;
}

/** @returns the control of a neighbour of the same kind that stands where the focus stood in what is gone */
function besides(element: HTMLElement, { removed, next, previous }: Removal): HTMLElement | null {
  const place = controlsIn(removed).indexOf(element);
  for (const neighbour of [next, previous]) {
    if (!(neighbour instanceof Element) || !neighbour.isConnected || neighbour.tagName !== removed.tagName) continue;
    const controls = controlsIn(neighbour);
    const control = controls[place] ?? controls.at(-1);
    if (control !== undefined) return control;
  }
  return null;
}

/** @returns the heading of the part of the page that something was removed from, else that of the page, else the page */
function headingAround(parent: Element, region: HTMLElement): HTMLElement {
  const part = parent.closest('section, article, aside, form');
  const around = part !== null && region.contains(part) ? part : region;
  const heading = around.querySelector<HTMLElement>('h1, h2, h3, h4') ?? region.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? region;
}

/** Gives the focus back to a region from which a removal took it. @returns takes that back */
function keepFocusIn(region: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  let removal: Removal | null = null;

  const hold = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('dialog') !== null) return;
    held = region.contains(target) ? target.closest<HTMLElement>(`${CONTROLS}, [tabindex]`) : null;
    removal = null;
  };
  const give = (): void => {
    // Who removed it may have put the focus somewhere, and under an open dialog nothing takes it.
    if (held === null || removal === null || held.isConnected) return;
    if (document.activeElement !== document.body || document.querySelector('dialog[open]') !== null) return;
    const { parent } = removal;
    const target = besides(held, removal) ?? headingAround(parent.isConnected ? parent : region, region);
    target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((records) => {
    if (held === null || held.isConnected) return;
    removal ??= removalOf(held, records);
    requestAnimationFrame(give);
  });

  // A dialog lies beside the region: what was removed under it is missed once it is gone.
  const giveSoon = (): void => {
    if (removal !== null) requestAnimationFrame(give);
  };
  const beside = new MutationObserver(giveSoon);

  observer.observe(region, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  beside.observe(document.body, { childList: true });
  document.addEventListener('close', giveSoon, { capture: true });
  document.addEventListener('focusin', hold);
  document.addEventListener('pointerdown', hold);
  return () => {
    observer.disconnect();
    beside.disconnect();
    document.removeEventListener('close', giveSoon, { capture: true });
    document.removeEventListener('focusin', hold);
    document.removeEventListener('pointerdown', hold);
  };
}

/**
 * Where what held the focus is removed from the page (a row that was deleted, a request that was withdrawn), the focus
 * goes to the next of its kind, else to the heading of the part that it stood in. Without, the browser drops it, and
 * whoever works with keys begins at the top of the page.
 * @param region where the page is rendered
 */
export function useFocusAfterRemoval(region: RefObject<HTMLElement | null>): void {
  useEffect(() => (region.current === null ? undefined : keepFocusIn(region.current)), [region]);
}
