/**
 * A date that is only half filled in, which no test browser can type: the browser gives an empty value and says why.
 * @param isHalf whether it is so from now on
 */
export function halfFill(field: HTMLElement, isHalf = true): void {
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: isHalf, valid: !isHalf } });
}
