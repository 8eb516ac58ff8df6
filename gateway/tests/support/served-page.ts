import { HANDOVER } from '@vela/contracts/remote';
import { afterPaint } from '../../src/after-paint.js';

export const SCRIPTS = { boot: ['<script data-boot></script>'], code: ['<script data-code></script>'] };

/** What the page's code would see once it listens. */
export const seen: string[] = [];

/** Loads a page in jsdom and runs its script, which listens until the page answers. @param body what the server rendered */
export function servePage(body: string): void {
  document.body.innerHTML = body;
  document.head.innerHTML = afterPaint(SCRIPTS);
  seen.length = 0;
  globalThis.eval(document.head.querySelector('template + script')?.textContent ?? '');
}

export const field = () => document.querySelector('input[type=text]') as HTMLInputElement;
export const box = () => document.querySelector('input[type=checkbox]') as HTMLInputElement;
export const button = () => document.querySelector('button') as HTMLButtonElement;

/** Loads a page with a field, a box and a button. */
export const load = (): void =>
  servePage(
    '<div id="root"><input type="text"><input type="checkbox"><button type="button"><span>Send</span></button></div>',
  );

export function type(text: string, into = field()): void {
  into.value = text;
  into.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Lets the tasks run in which fields are filled again, one after the other: more than any page of the tests has. */
export async function someTasks(): Promise<void> {
  for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The page answers, and the tasks after that have run. */
export async function answer(): Promise<void> {
  dispatchEvent(new Event(HANDOVER.done));
  await someTasks();
}

/**
 * The page's code takes over: from here on it answers, with empty fields.
 * @param before what is heard of it: of a page that is drawn anew, nothing
 */
export function takeOver(before: readonly string[] = [HANDOVER.begins]): void {
  for (const event of before) dispatchEvent(new Event(event));
  const root = document.getElementById('root');
  root?.addEventListener('input', ({ target }) => void seen.push(`typed ${(target as HTMLInputElement).value}`));
  root?.addEventListener('click', ({ target }) => void seen.push(`pressed ${(target as Element).tagName}`));
  field().value = '';
  box().checked = false;
}
