import { accessSync, constants } from 'node:fs';
import { expect } from '@playwright/test';
import { type Browser, type BrowserContext, type ElementHandle, launch, type Page } from 'puppeteer-core';

const PATIENCE_MS = 40_000;

/** @returns path of the Firefox that `npm run e2e` and `npm test` found on this machine, if there is one */
export function firefoxPath(): string | null {
  const path = process.env['FIREFOX_PATH'] ?? '';
  if (path === '') return null;
  accessSync(path, constants.X_OK);
  return path;
}

/** Starts Firefox, spoken to by WebDriver BiDi: Playwright drives none but its own build of it. */
export const launchFirefox = (executablePath: string): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
  });

/** A page in Firefox that is used as people use it: by the roles and names that assistive technology reads. */
export class FirefoxPage {
  readonly #page: Page;
  readonly #origin: string;
  readonly #complaints: string[] = [];

  private constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.#complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      this.#complaints.push(`exception: ${error instanceof Error ? error.message : String(error)}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#complaints.push(`${response.status()}: ${response.url()}`);
    });
  }

  /** @param context whose cookies it has @param origin where the site is */
  static async open(context: BrowserContext, origin: string): Promise<FirefoxPage> {
    return new FirefoxPage(await context.newPage(), origin);
  }

  async goto(path: string): Promise<void> {
    await this.#page.goto(this.#origin + path);
  }

  async reload(): Promise<void> {
    await this.#page.reload();
  }

  get path(): string {
    return new URL(this.#page.url()).pathname;
  }

  /** Waits for what a selector of Puppeteer finds, by default on the whole page. */
  async find(selector: string, within: Page | ElementHandle = this.#page): Promise<ElementHandle> {
    const found = await within.waitForSelector(selector, { visible: true, timeout: PATIENCE_MS });
    if (found === null) throw new Error(`Nothing is ${selector}.`);
    return found;
  }

  byRole(role: string, name: string, within?: ElementHandle): Promise<ElementHandle> {
    // Firefox reads a name as it is drawn, which may be in capitals.
    const ways = [...new Set([name, name.toUpperCase()])];
    return this.find(ways.map((way) => `::-p-aria([name=${JSON.stringify(way)}][role="${role}"])`).join(', '), within);
  }

  async seeText(text: string, within?: ElementHandle): Promise<void> {
    await this.find(`::-p-text(${text})`, within);
  }

  async press(role: string, name: string, within?: ElementHandle): Promise<void> {
    await (await this.byRole(role, name, within)).click();
  }

  /** Puts a text in the place of what stands in a field. */
  async fill(role: string, name: string, text: string): Promise<void> {
    const field = await this.byRole(role, name);
    await field.click({ count: 3 });
    await field.type(text);
  }

  /** Types into a suggestion field and takes the suggestion. */
  async choose(name: string, text: string): Promise<void> {
    await this.fill('combobox', name, text);
    await this.press('option', text);
  }

  async key(key: 'Escape'): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** Nothing so far made the browser complain: no error or warning, no exception, no failed answer. */
  expectNoComplaints(where: string): void {
    expect(this.#complaints, where).toEqual([]);
  }
}
