import type { Page, Response } from '@playwright/test';

const TEXT = /json|html|text|javascript|xml|svg/;

/** Keeps every text that one browser page receives, to search it for what must not be there. */
export class WireTap {
  readonly #bodies: Promise<{ url: string; text: string }>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => {
      this.#bodies.push(this.#read(response));
    });
  }

  async #read(response: Response): Promise<{ url: string; text: string }> {
    const url = response.url();
    const headers = Object.entries(response.headers())
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
    if (!TEXT.test(response.headers()['content-type'] ?? '')) return { url, text: headers };
    // A body is gone once its page has moved on; redirects have none.
    const body = await response.text().catch(() => '');
    return { url, text: `${headers}\n${body}` };
  }

  /** @returns addresses of the answers so far that hold one of the terms, in any case */
  async leaks(terms: readonly string[]): Promise<string[]> {
    const bodies = await Promise.all(this.#bodies);
    return bodies
      .filter(({ text }) => terms.some((word) => text.toLowerCase().includes(word.toLowerCase())))
      .map(({ url }) => url);
  }

  get count(): number {
    return this.#bodies.length;
  }
}
