/** One part of a mail. Every text is plain: markup in it is shown, never followed. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** What somebody else wrote. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Where the mail leads; one a mail. */
  | { readonly kind: 'action'; readonly label: string; readonly url: string };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const quote = (text: string): Block => ({ kind: 'quote', text });
export const action = (label: string, url: string): Block => ({ kind: 'action', label, url });

/** @param facts label and value; those without a value are left out */
export const facts = (...given: readonly (readonly [label: string, value: string])[]): Block => ({
  kind: 'facts',
  facts: given.filter(([, value]) => value !== ''),
});
