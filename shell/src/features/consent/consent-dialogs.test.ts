import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { CONSENT_COOKIE } from '@vela/contracts/constants';
import type * as DialogsModule from './consent-dialogs.js';
import { decisions, readDecision } from './decision.js';

type Dialogs = typeof DialogsModule;

/** What the server was told, press by press. */
let recorded: unknown[] = [];
/** Ends what a page listens to: it must not hear the next one's. */
const ends: (() => void)[] = [];

function listensToTheEnd(target: EventTarget): void {
  const listen = target.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((kind, listener, options) => {
    listen(kind, listener, options);
    ends.push(() => target.removeEventListener(kind, listener, options));
  });
}

beforeEach(() => {
  recorded = [];
  document.body.innerHTML = '<main><h1>Vela</h1></main>';
  document.documentElement.className = '';
  for (const target of [window, document]) listensToTheEnd(target);
  Reflect.deleteProperty(globalThis, '_ccRun');
  // jsdom has neither, and the library lays nothing out.
  Object.defineProperty(globalThis, 'CSSStyleSheet', {
    configurable: true,
    value: class {
      replaceSync = (): void => undefined;
    },
  });
  Object.defineProperty(document, 'adoptedStyleSheets', { configurable: true, value: [] });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { categories } = JSON.parse(String(init?.body)) as { categories: string[] };
    recorded.push(categories);
    return Promise.resolve(Response.json({ ok: true }));
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const end of ends.splice(0)) end();
  decideElsewhere(null);
});

/** The dialogs of a page that was just loaded. */
async function loaded(): Promise<Dialogs> {
  let dialogs: Dialogs | undefined;
  await jest.isolateModulesAsync(async () => {
    dialogs = await import('./consent-dialogs.js');
  });
  if (dialogs === undefined) throw new Error('There are no dialogs.');
  return dialogs;
}

/** Another tab decides, or the cookie is deleted: this one is told of neither. */
function decideElsewhere(categories: readonly string[] | null): void {
  const now = new Date().toISOString();
  const value = { categories, revision: CONSENT_COOKIE.revision, consentId: 'elsewhere', services: {} };
  const made = { ...value, consentTimestamp: now, lastConsentTimestamp: now };
  document.cookie = `${CONSENT_COOKIE.name}=${encodeURIComponent(JSON.stringify(made))}; Path=/; Max-Age=${categories === null ? 0 : 60}`;
}

const agreed = (): readonly string[] | undefined => readDecision(document.cookie)?.categories;
const buttonIn = (dialog: string, role: string) =>
  document.querySelector<HTMLButtonElement>(`#cc-main ${dialog} [data-role="${role}"]`) as HTMLButtonElement;
const isShown = (what: 'consent' | 'preferences'): boolean =>
  document.documentElement.classList.contains(`show--${what}`);
const analytics = () => document.querySelector<HTMLInputElement>('#cc-main .pm input[value="analytics"]');
const comeBack = (): void => void dispatchEvent(new Event('focus'));

test('settings show what was decided in another tab, and what is pressed then holds', async () => {
  const dialogs = await loaded();
  await dialogs.ask(true);
  await userEvent.click(buttonIn('.cm', 'necessary'));
  await waitFor(() => expect(recorded).toEqual([['necessary']]));

  decideElsewhere(['necessary', 'analytics']);
  await dialogs.openSettings(() => undefined);
  expect(analytics()?.checked).toBe(true);
  await userEvent.click(buttonIn('.pm', 'necessary'));
  expect(agreed()).toEqual(['necessary']);
  await waitFor(() => expect(recorded).toEqual([['necessary'], ['necessary']]));
});

test('so do open settings when somebody comes back to them, and they stay open', async () => {
  const dialogs = await loaded();
  await dialogs.ask(true);
  await userEvent.click(buttonIn('.cm', 'necessary'));
  const closed = jest.fn();
  await dialogs.openSettings(closed);
  decideElsewhere(['necessary', 'analytics']);
  comeBack();
  await waitFor(() => expect(analytics()?.checked).toBe(true));
  expect(isShown('preferences')).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(buttonIn('.pm', 'necessary'));
  expect(agreed()).toEqual(['necessary']);
  expect(closed).toHaveBeenCalledTimes(1);
});

test.each([
  ['was deleted', null],
  ['says something else', ['necessary']],
])('a press in open settings holds where the cookie %s meanwhile', async (_, elsewhere) => {
  const dialogs = await loaded();
  await dialogs.ask(true);
  await userEvent.click(buttonIn('.cm', 'all'));
  await dialogs.ask(false);
  await dialogs.openSettings(() => undefined);
  decideElsewhere(elsewhere);
  await userEvent.click(buttonIn('.pm', 'all'));
  await waitFor(() => expect(agreed()).toEqual(['necessary', 'analytics']));
  await waitFor(() => expect(recorded).toHaveLength(2));
  expect(isShown('preferences')).toBe(false);
});

test('a question that was answered in another tab is taken back, and that is told', async () => {
  const dialogs = await loaded();
  await dialogs.ask(true);
  expect(isShown('consent')).toBe(true);
  const told = jest.fn();
  const stop = decisions.subscribe(told);
  decideElsewhere(['necessary']);
  comeBack();
  await waitFor(() => expect(isShown('consent')).toBe(false));
  expect(told).toHaveBeenCalled();
  stop();
});

test('a decision that is gone is asked for anew', async () => {
  const dialogs = await loaded();
  await dialogs.ask(true);
  await userEvent.click(buttonIn('.cm', 'necessary'));
  await dialogs.ask(false);
  decideElsewhere(null);
  await dialogs.ask(true);
  expect(isShown('consent')).toBe(true);
  await userEvent.click(buttonIn('.cm', 'necessary'));
  expect(agreed()).toEqual(['necessary']);
});

test('the question waits until no dialog lies over the page, and is not put where it is no longer asked', async () => {
  const dialogs = await loaded();
  const menu = document.body.appendChild(document.createElement('dialog'));
  menu.showModal();
  await dialogs.ask(true);
  expect(isShown('consent')).toBe(false);
  menu.close();
  await waitFor(() => expect(isShown('consent')).toBe(true));
  await dialogs.ask(false);

  menu.showModal();
  await dialogs.ask(true);
  await dialogs.ask(false);
  menu.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isShown('consent')).toBe(false);
});
