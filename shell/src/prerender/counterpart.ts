/** What a server puts beside what is seen, such as a picture that is asked for ahead. */
const UNSEEN = 'link, meta, script, style, template, title';

const partsOf = (element: Element | null | undefined): readonly Element[] =>
  [...(element?.children ?? [])].filter((each) => !each.matches(UNSEEN));

/** @returns which child of its parent an element is, and so on, from a container down to it */
function placeIn(container: Element, element: Element): readonly number[] {
  const places: number[] = [];
  for (let each: Element | null = element; each !== null && each !== container; each = each.parentElement)
    places.unshift(partsOf(each.parentElement).indexOf(each));
  return places;
}

/** What stands in a list once for each entry: whose button was pressed must be the same one's. */
const ENTRY = 'li, article, tr';

const tellsOf = (element: Element): readonly (string | null | undefined)[] => [
  element.tagName,
  element.getAttribute('type'),
  element.getAttribute('type') === 'radio' ? element.getAttribute('value') : null,
  element.getAttribute('aria-label') ?? element.textContent,
  element.closest(ENTRY)?.textContent,
];

function isAlike(one: Element, other: Element): boolean {
  const others = tellsOf(other);
  return tellsOf(one).every((each, index) => each === others[index]);
}

/**
 * @param served container of what was served, of which the element is part @param drawn container of what was drawn in its place
 * @returns what stands in the place of the element, or is the only one like it; null where it is gone
 */
export function counterpartOf(element: Element, served: Element, drawn: Element): Element | null {
  let there: Element | undefined = drawn;
  for (const place of placeIn(served, element)) there = partsOf(there)[place];
  if (there !== undefined && isAlike(element, there)) return there;
  const alike = [...drawn.querySelectorAll(element.tagName)].filter((each) => isAlike(element, each));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Puts the focus where it was, in a page that was drawn in the place of a served one. Both are in the document still. */
export function takeFocusAlong(served: Element, drawn: Element): void {
  const { activeElement: focused } = document;
  if (focused === null || !served.contains(focused)) return;
  const there = counterpartOf(focused, served, drawn);
  if (!(there instanceof HTMLElement)) return;
  there.focus({ preventScroll: true });
  if (focused instanceof HTMLInputElement && there instanceof HTMLInputElement && focused.selectionStart !== null)
    there.setSelectionRange(focused.selectionStart, focused.selectionEnd);
}

/** Opens and closes by themselves, without any script: what was opened or closed in a served page is so in the drawn one. */
export function openAlike(served: Element, drawn: Element): void {
  for (const each of served.querySelectorAll('summary')) {
    const [was, is] = [each.parentElement, counterpartOf(each, served, drawn)?.parentElement];
    if (was instanceof HTMLDetailsElement && is instanceof HTMLDetailsElement && is.open !== was.open)
      is.open = was.open;
  }
}
