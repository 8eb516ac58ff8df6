/** What a visitor did to a control before its code was there. */
export interface EarlyDeed {
  /** Position of the control among the controls of the match. */
  readonly control: number;
  /** What an input was set to; null for a press. */
  readonly value: string | null;
}

const controlsOf = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>('button, input')];

/** @returns position of the control that an event was about, or null */
export function controlOf(part: ParentNode, target: EventTarget | null): number | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, input, label') : null;
  const pressed = control instanceof HTMLLabelElement ? control.control : control;
  const position = pressed === null ? -1 : controlsOf(part).indexOf(pressed);
  return position === -1 ? null : position;
}

/** Does again what was done, on the controls that live. */
export function doAgain(part: ParentNode, { control, value }: EarlyDeed): void {
  const element = controlsOf(part)[control];
  if (value === null || !(element instanceof HTMLInputElement)) {
    element?.click();
    return;
  }
  // React listens to the property of the prototype: it takes no notice of one that is set on the element.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives focus to the control at a position. */
export const focusControl = (part: ParentNode, control: number): void => controlsOf(part)[control]?.focus();
