import { dropEnteredEarly } from '@vela/contracts/remote';

/** The fields of the page in which somebody entered something since its code runs. */
const entered = new Set<Element>();

const note = ({ target }: Event): void => {
  if (target instanceof Element) entered.add(target);
};

const dropOlder = ({ isTrusted }: Event): void => {
  if (!isTrusted) return;
  try {
    dropEnteredEarly(sessionStorage, location.pathname + location.search);
  } catch {
    // A storage that is switched off holds nothing.
  }
};

/** Begins to notice what is typed. @param page the document */
export function noticeTyping(page: Document): void {
  page.addEventListener('input', note, { capture: true });
}

/**
 * Has what is typed into a page from now on take the place of what was typed into it before it answered, and was not brought
 * back yet.
 * @param page the document
 */
export function replaceEnteredEarly(page: Document): void {
  page.addEventListener('input', dropOlder, { capture: true });
}

const isEmpty = (field: Element): boolean => 'value' in field && field.value === '';

/** Whether a field says something else than it was made with; those of the application are made with what they say. */
const isChanged = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue;

/** @returns whether something stands on the page that somebody typed, and that would be lost with it */
export function isTyped(): boolean {
  for (const field of entered) if (field.isConnected && !isEmpty(field)) return true;
  return [...document.querySelectorAll('input, textarea')].some(isChanged);
}
