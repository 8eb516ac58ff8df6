import { expect, type Page } from '@playwright/test';

/** What Playwright itself says where the site prepares its offline page. */
const BLOCKED_BY_TESTS = 'Service Worker registration blocked';

/** Notes what a page complains about: console errors and warnings, exceptions, failed answers, policy violations. */
export class Complaints {
  readonly #lines: string[] = [];

  constructor(page: Page) {
    page.on('console', (message) => {
      const ours = !message.text().startsWith(BLOCKED_BY_TESTS);
      if (ours && (message.type() === 'error' || message.type() === 'warning'))
        this.#lines.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      this.#lines.push(`exception: ${error.message}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#lines.push(`${response.status()}: ${response.url()}`);
    });
  }

  expectNone(where: string): void {
    expect(this.#lines, where).toEqual([]);
  }
}
