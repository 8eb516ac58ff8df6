import type { Locator, Page } from '@playwright/test';

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

/**
 * Words that cannot be read where the reader's system sets all colours. The browser lays the page's ground behind words,
 * whatever ground their element has, unless that keeps its own colours. What cannot be used may be faint.
 */
export const unreadableWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const read = (color: string): Color => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const over = ([red, green, blue, alpha]: Color, ground: Color): Color => {
      const mixed = (front: number, back: number): number => front * alpha + back * (1 - alpha);
      return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
    };
    const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const luminance = ([red, green, blue]: Color): number =>
      0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
    const contrast = (one: Color, other: Color): number => {
      const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const paper = read(getComputedStyle(document.documentElement).backgroundColor);
    const groundOf = (element: Element | null): Color => {
      if (element === null) return paper;
      const own = read(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    };
    const faint = new Set<string>();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || element === null || element.closest(':disabled, [aria-disabled="true"]') !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { color, fill, forcedColorAdjust } = getComputedStyle(element);
      const drawn = element instanceof SVGElement;
      const ground = drawn || forcedColorAdjust === 'none' ? groundOf(element) : paper;
      const front = over(read(drawn ? fill : color), ground);
      if (contrast(front, ground) < least) faint.add(`“${text.slice(0, 40)}”: ${front.join()} on ${ground.join()}`);
    }
    return [...faint];
  }, LEAST_CONTRAST);

/** @returns what a CSS property of an element comes to */
export const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** @param name of one of CSS's system colours, such as 'GrayText' @returns what it is on a page */
export const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.createElement('span');
    probe.style.color = color;
    document.body.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }, name);
