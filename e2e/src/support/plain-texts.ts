import type { Page, Response } from '@playwright/test';

/** What looks like English in the pseudo-language: letters that it replaces, three in a row. */
const PLAIN = /[abcdefghijklmnoprstuvwyz]{3,}/i;
/** The same in every language, or written by `Intl`. */
const NOT_OURS =
  /\b(and|or|true|false|Sweden|Göteborg|Vela|LinkedIn|Linkedin|Stripe|Storybook|Facebook|Instagram|YouTube|RSS|CSV|PDF|Peppol|VIES|SEK|EUR|NOK|DKK|GBP|USD|CHF|PLN|Ctrl|GMT|CET|CEST|UTC|Central European (Standard|Summer) Time|January|February|March|April|May|June|July|August|September|Sept|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g;
const ADDRESSES = /\S+@\S+|https?:\/\/\S+|\b[\w-]+\.(com|se|example|org|invalid)\S*/g;

/** Strings that an answer of the API holds, however deep. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** What the API said to a page that came rendered: it stands in the page. */
async function inlinedAnswers(response: Response): Promise<unknown> {
  const html = await response.text().catch(() => '');
  const [, answers = 'null'] = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(answers) as unknown;
}

/** Notes what the API said to a page: names, skills, what people wrote. It is not the site's to translate. */
export class ApiTexts {
  readonly #known = new Set<string>();
  readonly #reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => void this.#reading.push(this.#read(response)));
  }

  async #read(response: Response): Promise<void> {
    const type = response.headers()['content-type'] ?? '';
    const isAnswer = new URL(response.url()).pathname.startsWith('/api/');
    let body: unknown = null;
    // A stream of events has no end to wait for.
    if (isAnswer && type.includes('json')) body = await response.json().catch(() => null);
    if (!isAnswer && type.startsWith('text/html')) body = await inlinedAnswers(response);
    for (const text of stringsIn(body)) if (text.trim().length > 1) this.#known.add(text.trim());
  }

  /** @returns what of a text is left without what the API said, longest first */
  async without(text: string): Promise<string> {
    await Promise.all(this.#reading);
    let left = text;
    for (const known of [...this.#known].toSorted((one, other) => other.length - one.length))
      for (const part of known.split('\n')) if (part.trim() !== '') left = left.split(part.trim()).join(' ');
    return left;
  }
}

/** @returns every text that a reader sees, or hears by a label, where nothing says that it is in a language of its own */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const isOwn = (element: Element | null): boolean =>
      element?.closest('[lang]:not(html), [translate="no"], script, style, noscript, template') != null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!isOwn(node.parentElement) && node.parentElement?.checkVisibility() === true)
        found.add(node.textContent?.trim() ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      if (!isOwn(element))
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          found.add(element.getAttribute(name)?.trim() ?? '');
    return [...found];
  });

const notOurs = (text: string): string => text.replace(ADDRESSES, ' ').replace(NOT_OURS, ' ');

/** @returns the texts of a page in the pseudo-language that are no messages yet */
export async function plainTexts(page: Page, api: ApiTexts): Promise<readonly string[]> {
  const plain: string[] = [];
  for (const text of await textsOf(page)) {
    if (!PLAIN.test(text)) continue;
    // A word of `Intl` may stand in what the API said, and the other way round.
    const ways = [notOurs(await api.without(text)), await api.without(notOurs(text))];
    if (ways.every((left) => PLAIN.test(left))) plain.push(text);
  }
  return plain;
}
