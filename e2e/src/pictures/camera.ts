import type { Browser, Page } from '@playwright/test';
import { openCanvas, playStory } from '../support/storybook.js';

/** Whose colours are drawn, on which ground. */
export interface Palette {
  readonly audience: string;
  readonly scheme: string;
}

/** What keeps letters the same on every machine that has the same browser: no hinting, no subpixels, one colour space. */
export const STEADY_DRAWING = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** What loads TypeScript for Node marks functions by a helper that a page has not. */
export const NAMED_FUNCTIONS = { content: 'globalThis.__name ??= (value) => value;' };

/** What stories take for now. */
const NOW = new Date('2026-03-02T10:00:00Z');
/** So Storybook ends animations before a story counts as drawn. */
const TEST_RUNNER = 'StorybookTestRunner';
const HEIGHT = 800;

/** A story as it is drawn; a sentence where it is not. */
export type Shot = Buffer | string;

/** Takes pictures of the stories of one build in one palette, always in the same light. */
export class Camera {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /**
   * @param origin where the build is served
   * @param first a story that it has
   * @param css style sheet that its stories wear above their own, or nothing
   */
  static async open(browser: Browser, { origin, first, palette, width, css }: CameraOptions): Promise<Camera> {
    const context = await browser.newContext({
      viewport: { width, height: HEIGHT },
      deviceScaleFactor: 1,
      locale: 'en-GB',
      timezoneId: 'Europe/Stockholm',
      reducedMotion: 'reduce',
      userAgent: TEST_RUNNER,
    });
    await context.addInitScript(NAMED_FUNCTIONS);
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    // What axe finds is another test's, and takes longer than the picture.
    await openCanvas(page, origin, first, `audience:${palette.audience};scheme:${palette.scheme};a11y.manual:!true`);
    if (css !== '') await page.addStyleTag({ content: css });
    return new Camera(page);
  }

  async take(story: string): Promise<Shot> {
    try {
      const { status, problems } = await playStory(this.#page, story);
      if (status !== 'success') return problems.join(' ') || status;
      // Where a pointer or a focus was left says nothing about the next story.
      await this.#page.mouse.move(0, 0);
      await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
      return await this.#page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }
}

/** What a camera looks at. */
export interface CameraOptions {
  readonly origin: string;
  readonly first: string;
  readonly palette: Palette;
  /** Of the viewport, in CSS pixels. */
  readonly width: number;
  readonly css: string;
}
